import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { ChameleonSidekick, FoxSidekick } from '../sidekicks.tsx'

export function TrophyScene(props: ArtProps) {
  return (
    <Scene ground={art.amberSoft} {...props}>
      <ellipse cx="200" cy="278" rx="172" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <g stroke={art.amber} strokeWidth="7" opacity="0.9">
        <path d="M200 30V14M256 44l10-14M144 44l-10-14M296 82l16-8M104 82l-16-8" />
      </g>
      <path d="M144 224h112v52H144Z" fill={art.violet} />
      <path d="M134 212h132v16H134Z" fill={art.lilac} />
      <rect x="176" y="240" width="48" height="24" rx="6" fill={art.paper} strokeWidth="3.500" />
      <path d="M188 252h24" strokeWidth="4" opacity="0.5" />
      <path d="M150 70h-24c-10 0-12 10-10 20 4 22 20 34 40 38M250 70h24c10 0 12 10 10 20-4 22-20 34-40 38" strokeWidth="17" />
      <path
        d="M150 70h-24c-10 0-12 10-10 20 4 22 20 34 40 38M250 70h24c10 0 12 10 10 20-4 22-20 34-40 38"
        strokeWidth="9"
        stroke={art.amber}
      />
      <path d="M190 158h20v34h-20Z" fill={art.wood} />
      <path d="M168 212c0-14 12-22 32-22s32 8 32 22Z" fill={art.amber} />
      <path d="M146 58h108c2 62-12 106-54 106s-56-44-54-106Z" fill={art.amber} />
      <path d="M138 48h124v14H138Z" fill={art.butter} />
      <path d="M160 76c0 30 6 48 18 62" stroke={art.butter} strokeWidth="7" />
      <Spark x={206} y={106} size={28} color={art.paper} />
      <FoxSidekick mood="cheering" x={28} y={150} width={126} height={126} />
      <ChameleonSidekick mood="cheering" x={248} y={152} width={124} height={124} />
      <g strokeWidth="3">
        <path d="m64 62 12 4-4 11-12-4ZM330 52l10 7-7 10-10-7ZM312 122l12-2 2 11-12 2Z" fill={art.coral} />
        <path d="m92 110 11-5 5 11-11 5ZM288 40l9 8-8 9-9-8Z" fill={art.teal} />
        <circle cx="54" cy="124" r="6" fill={art.violet} />
        <circle cx="350" cy="104" r="6" fill={art.amber} />
        <circle cx="112" cy="46" r="5" fill={art.coral} />
      </g>
    </Scene>
  )
}
