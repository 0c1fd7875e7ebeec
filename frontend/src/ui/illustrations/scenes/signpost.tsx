import type { Hue } from '../../theme/hue.ts'
import { type ArtProps, art } from '../art.tsx'
import { Limb, Scene } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { ChameleonSidekick } from '../sidekicks.tsx'

const arms: { hue: Hue; d: string; mark: [number, number] }[] = [
  { hue: 'amber', d: 'M246 46h92l24 21-24 21h-92Z', mark: [282, 67] },
  { hue: 'violet', d: 'M274 98h-92l-24 21 24 21h92Z', mark: [238, 119] },
  { hue: 'teal', d: 'M246 150h84l24 21-24 21h-84Z', mark: [282, 171] },
  { hue: 'coral', d: 'M274 202h-76l-24 21 24 21h76Z', mark: [238, 223] },
]

/** A signpost with four directions. The chosen one keeps its color, the others are muted. */
export function SignpostScene({ hue, ...rest }: ArtProps & { hue?: Hue | undefined }) {
  return (
    <Scene ground={art[`${hue ?? 'amber'}Soft`]} {...rest}>
      <ellipse cx="200" cy="280" rx="166" ry="10" fill={art.line} stroke="none" opacity="0.12" />
      <path d="M60 270c60-14 100-2 142-6s92-14 150 2" stroke={art.spark} strokeDasharray="2 13" opacity="0.6" />
      <Limb d="M260 32v240" color={art.wood} width={14} />
      {arms.map((arm) => (
        <g key={arm.hue}>
          <path d={arm.d} fill={!hue || hue === arm.hue ? art[arm.hue] : art.shade} />
          <Spark x={arm.mark[0]} y={arm.mark[1]} size={11} color={hue === arm.hue || !hue ? art.paper : art.card} />
          <path d={`M${arm.mark[0] + 18} ${arm.mark[1]}h22`} strokeWidth="5" opacity="0.35" />
        </g>
      ))}
      <path d="M236 278c-6-12 2-20 10-16 2-10 16-12 20-2 10-6 22 4 16 18Z" fill={art.mint} />
      <ChameleonSidekick mood={hue ? 'cheering' : 'thinking'} x={14} y={128} width={150} height={150} />
      <Spark x={66} y={90} size={10} color={art.coral} />
      <Spark x={364} y={232} size={9} color={art.violet} />
      <Spark x={148} y={58} size={8} color={art.teal} />
    </Scene>
  )
}
