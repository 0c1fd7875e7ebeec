import { type ArtProps, art } from '../art.tsx'
import { Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { OwlSidekick } from '../sidekicks.tsx'

/** An open chest with labeled contents. Its owner holds the key. */
export function StrongboxScene(props: ArtProps) {
  return (
    <Scene ground={art.tealSoft} {...props}>
      <ellipse cx="206" cy="278" rx="156" ry="11" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M158 166V98q0-34 34-34h120q34 0 34 34v68Z" fill={art.night} />
      <path d="M172 166v-64q0-24 24-24h112q24 0 24 24v64Z" fill={art.violet} />
      <Sheet x={196} y={92} turn={-8} color={art.butter} />
      <Sheet x={238} y={80} turn={3} color={art.paper} />
      <Sheet x={276} y={96} turn={10} color={art.blush} />
      <path d="M146 164h212v96q0 14-14 14H160q-14 0-14-14Z" fill={art.teal} />
      <path d="M146 164h212v22H146Z" fill={art.amber} />
      <path d="M176 186v88M328 186v88" strokeWidth="6" />
      <path d="M232 172h40q6 0 6 6v30q0 26-26 26t-26-26v-30q0-6 6-6Z" fill={art.amber} />
      <circle cx="252" cy="198" r="7" fill={art.line} stroke="none" />
      <path d="M252 200v14" strokeWidth="6" />
      <OwlSidekick mood="happy" x={26} y={138} width={138} height={138} />
      <g transform="rotate(-28 92 108)">
        <circle cx="72" cy="108" r="17" fill={art.amber} />
        <circle cx="72" cy="108" r="6" fill={art.tealSoft} />
        <path d="M89 108h44M120 108v12M131 108v9" strokeWidth="12" />
        <path d="M91 108h41M120 108v11M131 108v8" stroke={art.amber} strokeWidth="5" />
      </g>
      <Spark x={366} y={128} size={11} color={art.coral} />
      <Spark x={148} y={58} size={9} color={art.amber} />
    </Scene>
  )
}

function Sheet({ x, y, turn, color }: { x: number; y: number; turn: number; color: string }) {
  return (
    <g transform={`rotate(${turn} ${x + 20} ${y + 40})`}>
      <path d={`M${x} ${y}h34l8 8v72H${x}Z`} fill={color} />
      <path d={`M${x + 9} ${y + 20}h24M${x + 9} ${y + 32}h24M${x + 9} ${y + 44}h14`} strokeWidth="3.500" opacity="0.5" />
    </g>
  )
}
