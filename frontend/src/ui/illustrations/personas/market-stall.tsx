import { type ArtProps, art } from '../art.tsx'
import { hair, Limb, Person, Scene, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'

const stripes = [78, 113, 148, 183, 218, 253, 288]

export function MarketStallScene(props: ArtProps) {
  return (
    <Scene ground={art.amberSoft} {...props}>
      <ellipse cx="200" cy="272" rx="160" ry="12" fill={art.line} stroke="none" opacity="0.12" />
      <Limb d="M92 100v166M308 100v166" color={art.wood} width={8} />
      <path d="M98 104h204v90H98Z" fill={art.night} opacity="0.92" />
      <path d="M112 128c24 16 152 16 176 0" stroke={art.paper} strokeWidth="3" />
      <g strokeWidth="3">
        <path d="m132 136 14 3-9 12Z" fill={art.coral} />
        <path d="m162 141 15 1-8 13Z" fill={art.teal} />
        <path d="m222 142 15-1-7 13Z" fill={art.violet} />
        <path d="m252 139 14-3-5 14Z" fill={art.amber} />
      </g>
      <Person x={200} y={150} skin={skin.clay} hair={hair.black} top={art.teal} look="curls" />
      <Limb d="M170 206c-8-8-20-22-24-42" color={art.teal} width={13} />
      <circle cx="145" cy="158" r="10" fill={skin.clay} />
      {stripes.map((x, index) => (
        <path key={x} d={`M${x} 66h35v38q-17.500 22-35 0Z`} fill={index % 2 ? art.paper : art.coral} />
      ))}
      <path d="M86 66l14-30h200l15 30Z" fill={art.amber} />
      <circle cx="200" cy="36" r="25" fill={art.paper} />
      <path d="M200 21c-9 0-14 6-14 13 0 5 3 8 6 11h16c3-3 6-6 6-11 0-7-5-13-14-13ZM194 51h12" fill={art.amber} />
      <path d="M72 204h256v20H72Z" fill={art.wood} />
      <path d="M82 224h236v44H82Z" fill={art.amber} />
      <path d="M130 224v44M200 224v44M270 224v44" strokeWidth="3" opacity="0.45" />
      <Spark x={165} y={246} size={11} color={art.paper} />
      <path d="M235 254c-9-6-10-14-4-15 3 0 4 3 4 3s1-3 4-3c6 1 5 9-4 15Z" fill={art.coral} strokeWidth="3" />
      <Robot />
      <path d="M252 174h30v26q0 6-6 6h-18q-6 0-6-6Z" fill={art.mint} />
      <path d="M249 166h36v9h-36Z" fill={art.wood} strokeWidth="3.500" />
      <g fill={art.amber} strokeWidth="3">
        <circle cx="261" cy="196" r="5.500" />
        <circle cx="272" cy="197" r="5.500" />
        <circle cx="267" cy="187" r="5.500" />
      </g>
      <path
        d="M318 178c-4-12 2-22 12-24 1 12-3 20-12 24ZM318 182c2-10 10-15 18-14-1 9-8 14-18 14Z"
        fill={art.teal}
        strokeWidth="3.500"
      />
      <path d="M307 182h22l-4 22h-14Z" fill={art.coral} />
      <Spark x={54} y={112} size={12} color={art.amber} />
      <Spark x={352} y={92} size={10} color={art.violet} />
      <Spark x={348} y={140} size={6} color={art.paper} />
    </Scene>
  )
}

function Robot() {
  return (
    <g>
      <path d="M104 160v-9" strokeWidth="3.500" />
      <circle cx="104" cy="148" r="4" fill={art.coral} strokeWidth="3" />
      <path d="M90 206v-8M118 206v-8" strokeWidth="6" />
      <rect x="84" y="186" width="40" height="16" rx="6" fill={art.paper} />
      <rect x="80" y="160" width="48" height="28" rx="10" fill={art.violet} />
      <path d="M94 174v2M114 174v2" strokeWidth="5" />
      <path d="M100 180q4 3 8 0" strokeWidth="3" />
    </g>
  )
}
