import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick } from '../sidekicks.tsx'

/** The brain bot sends a folded message to a mailbox. */
export function PostScene(props: ArtProps) {
  return (
    <Scene ground={art.tealSoft} {...props}>
      <ellipse cx="204" cy="280" rx="170" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M110 120c-16-44 22-78 58-62s20 56-10 48 0-66 74-46" stroke={art.spark} strokeDasharray="2 13" opacity="0.75" />
      <g transform="rotate(-6 262 70)">
        <path d="m222 78 92-42-34 88-20-28Z" fill={art.paper} />
        <path d="m260 96 54-60-38 48Z" fill={art.shade} />
        <path d="m260 96-4 30 14-18" fill={art.butter} strokeWidth="3.500" />
      </g>
      <Limb d="M302 196v78" color={art.wood} width={14} />
      <path d="M236 206v-36a30 30 0 0 1 30-30h76a30 30 0 0 1 30 30v36q0 8-8 8H244q-8 0-8-8Z" fill={art.coral} />
      <path d="M236 206v-36a30 30 0 0 1 60 0v36q0 8-8 8h-44q-8 0-8-8Z" fill={art.night} />
      <path d="M248 186h36v26h-36Z" fill={art.paper} strokeWidth="3.500" />
      <path d="m249 188 17 12 17-12" strokeWidth="3.500" />
      <path d="M334 140V96h26v20h-26" fill={art.amber} />
      <path d="M312 178h38" strokeWidth="6" opacity="0.4" />
      <path d="M278 278c-6-12 2-20 10-16 2-10 16-12 20-2 10-6 22 4 16 18Z" fill={art.mint} />
      <BotSidekick mood="cheering" x={22} y={124} width={152} height={152} />
      <Spark x={52} y={96} size={9} color={art.violet} />
      <Spark x={200} y={150} size={10} color={art.amber} />
      <Spark x={372} y={62} size={10} color={art.coral} />
    </Scene>
  )
}
