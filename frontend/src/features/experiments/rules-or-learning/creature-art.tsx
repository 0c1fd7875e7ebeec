import type { Creature } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { useId } from 'react'
import { Art, type ArtProps, art } from '../../../ui/illustrations/art.tsx'

const fills: Readonly<Record<Creature['color'], string>> = {
  yellow: art.amber,
  purple: art.violet,
  green: `color-mix(in srgb, ${art.success} 55%, ${art.paper})`,
}
const legsAt = { 2: [40, 60], 4: [31, 44, 56, 69], 6: [28, 37, 46, 54, 63, 72] } as const
const eyesAt = { 1: [50], 2: [40, 60], 3: [33, 50, 67] } as const
const body = 'M50 24c19 0 31 13 31 30S69 80 50 80 19 71 19 54s12-30 31-30Z'

/** Draws a creature from its features. */
export function CreatureArt({ creature, ...rest }: ArtProps & { creature: Creature }) {
  const clip = useId()
  const { legs, eyes, color, isBig, hasStripes, hasTail, hasWings, hasAntennae } = creature
  const fill = fills[color]
  return (
    <Art viewBox="0 0 100 100" {...rest}>
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <g
        transform={isBig ? undefined : 'translate(19 35) scale(0.62)'}
        stroke={art.line}
        strokeWidth={isBig ? 4 : 5.5}
        fill="none"
      >
        {hasTail && <path d="M76 66c12 4 19-1 18-9s-10-8-10-1" stroke={art.spark} strokeWidth={isBig ? 5 : 7} />}
        {hasWings && (
          <>
            <path d="M27 44C12 40 3 28 6 16c12-1 24 9 28 20Z" fill={art.paper} />
            <path d="M73 44c15-4 24-16 21-28-12-1-24 9-28 20Z" fill={art.paper} />
          </>
        )}
        {legsAt[legs].map((x) => (
          <path key={x} d={`M${x} 76v14h-5`} stroke={art.spark} strokeWidth={isBig ? 5 : 7} />
        ))}
        {hasAntennae && (
          <>
            <path d="M42 27Q40 14 32 10M58 27q2-13 10-17" stroke={art.spark} />
            <circle cx="31" cy="9" r="5" fill={art.coral} />
            <circle cx="69" cy="9" r="5" fill={art.coral} />
          </>
        )}
        <path d={body} fill={fill} />
        {hasStripes && (
          <g clipPath={`url(#${clip})`} stroke={art.night} strokeWidth="6" strokeOpacity="0.75">
            <path d="M14 60q36 10 72 0M14 72q36 10 72 0" />
          </g>
        )}
        {hasStripes && <path d={body} />}
        {eyesAt[eyes].map((x) => (
          <g key={x} strokeWidth="3">
            <circle cx={x} cy="42" r={eyes === 1 ? 11 : 7.5} fill={art.paper} />
            <circle cx={x + 1} cy="43" r={eyes === 1 ? 4.5 : 3} fill={art.line} stroke="none" />
          </g>
        ))}
        {!hasStripes && <path d="M43 61q7 6 14 0" strokeWidth="3.5" />}
      </g>
    </Art>
  )
}
