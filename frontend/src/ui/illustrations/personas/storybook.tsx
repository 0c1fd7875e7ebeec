import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

/** A writing table with an open book that a world grows from. */
export function StorybookScene(props: ArtProps) {
  return (
    <Scene ground={art.violetSoft} {...props}>
      <path d="M200 244c-70-4-104-46-104-96 0-62 48-104 104-104s104 42 104 104c0 50-34 92-104 96Z" fill={art.night} />
      <circle cx="190" cy="82" r="20" fill={art.amber} />
      <path d="M183 74q-5 9 3 17M196 76q3 4 1 9" strokeWidth="3" opacity="0.5" />
      <g fill={art.paper} stroke="none">
        <circle cx="142" cy="96" r="2.500" />
        <circle cx="152" cy="72" r="2" />
        <circle cx="262" cy="74" r="2.500" />
        <circle cx="282" cy="130" r="2.500" />
        <circle cx="128" cy="132" r="2" />
      </g>
      <path d="M110 190c20-34 52-40 76-18 24-34 68-30 104 12-10 30-40 52-90 56-50-4-78-24-90-50Z" fill={art.teal} />
      <path d="M236 168c-4 24-44 22-34 46 3 8 2 16-2 24" strokeWidth="19" />
      <path d="M236 168c-4 24-44 22-34 46 3 8 2 16-2 24" stroke={art.butter} strokeWidth="11" />
      <Castle />
      <path d="M140 178v18" strokeWidth="7" />
      <path d="M140 136c14 16 20 28 20 34 0 8-8 12-20 12s-20-4-20-12c0-6 6-18 20-34Z" fill={art.success} />
      <path d="M270 200v12" strokeWidth="6" />
      <path d="M270 172c10 11 14 20 14 24 0 6-6 8-14 8s-14-2-14-8c0-4 4-13 14-24Z" fill={art.success} />
      <Whale />
      <Limb d="M62 262h276" color={art.wood} width={18} />
      <path d="M200 246c-24-18-64-22-112-14v-24c44-10 88-4 112 14 24-18 68-24 112-14v24c-48-8-88-4-112 14Z" fill={art.paper} />
      <path d="M200 222v24" />
      <path
        d="M106 219c24-4 50-2 72 6M106 229c22-3 42-2 60 3M294 219c-24-4-50-2-72 6M294 229c-22-3-42-2-60 3"
        strokeWidth="3"
        opacity="0.4"
      />
      <path d="M82 240c50-8 94-4 118 12 24-16 68-20 118-12v12H82Z" fill={art.coral} />
      <Inkpot />
      <Spark x={68} y={92} size={12} color={art.coral} />
      <Spark x={330} y={84} size={11} color={art.amber} />
      <Spark x={346} y={140} size={7} color={art.teal} />
    </Scene>
  )
}

function Castle() {
  return (
    <g>
      <path d="M218 112h36v56h-36Z" fill={art.paper} transform="translate(0 4)" />
      <path d="M202 132h20v40h-20ZM250 132h20v40h-20Z" fill={art.lilac} />
      <path d="m212 104 14 28h-28ZM260 104l14 28h-28Z" fill={art.coral} />
      <path d="m236 84 22 32h-44Z" fill={art.violet} />
      <path d="M236 84V66" strokeWidth="3.500" />
      <path d="M236 66c8-3 12 3 20 0v10c-8 3-12-3-20 0Z" fill={art.amber} strokeWidth="3" />
      <path d="M228 172v-14a8 8 0 0 1 16 0v14Z" fill={art.wood} />
      <path d="M236 130v6" strokeWidth="6" />
    </g>
  )
}

function Whale() {
  return (
    <g>
      <path
        d="M172 124c0 18-16 28-36 28-22 0-34-14-34-28 0-4 2-6 6-6h34c8 0 12-4 14-10-8 0-14-6-14-12 8-2 14 0 18 5 4-5 10-7 18-5 0 9-4 12-6 28Z"
        fill={art.violet}
      />
      <path d="M104 132c8 8 24 10 36 4-2 8-8 14-14 15-12-2-20-9-22-19Z" fill={art.paper} strokeWidth="3" />
      <circle cx="118" cy="126" r="3" fill={art.line} stroke="none" />
      <path d="M122 106c0-8-8-10-12-6M122 106c0-8 8-10 12-6" stroke={art.teal} strokeWidth="3.500" />
    </g>
  )
}

function Inkpot() {
  return (
    <g>
      <path d="M330 236c-2-40 6-72 28-92 4 30-4 60-20 92Z" fill={art.amber} />
      <path d="M334 232c2-30 8-54 18-72" strokeWidth="3" />
      <path d="M318 228h30v8h-30ZM314 236h38l4 18q0 4-4 4h-38q-4 0-4-4Z" fill={art.night} />
      <path d="M56 230h30v20q0 6-6 6H62q-6 0-6-6ZM56 236h-6q-6 0-6 6t6 6h6" fill={art.teal} />
      <path d="M64 220q-4-6 0-11M77 220q-4-6 0-11" stroke={art.spark} strokeWidth="3" opacity="0.6" />
    </g>
  )
}
