import type { Hue } from '../../theme/hue.ts'
import { Art, type ArtProps, art } from '../art.tsx'

export type StoneState = 'done' | 'here' | 'ahead'

type Props = ArtProps & { number: number; state: StoneState; hue: Hue; isLast?: boolean | undefined }

/** A numbered stone of a trail: completed with a tick, current in color, or upcoming and pale. The last one has a flag. */
export function TrailStone({ number, state, hue, isLast = false, ...rest }: Props) {
  const isAhead = state === 'ahead'
  const top = isAhead ? art.shade : art[hue]
  return (
    <Art viewBox="0 0 110 96" fill="none" stroke={art.line} strokeWidth="4.5" overflow="visible" {...rest}>
      {isLast ? (
        <>
          <path d="M86 44V-8" strokeWidth="5" stroke={art.spark} />
          <path d="M86-8c12-6 15 4 26-1v20c-11 5-14-5-26 1Z" fill={isAhead ? art.paper : art.amber} />
        </>
      ) : null}
      <path d="M8 54c0 22 20 34 47 34s47-12 47-34Z" fill={art.wood} />
      <path
        d={
          number % 2
            ? 'M8 54C6 30 26 16 54 16c32 0 52 14 48 38-2 13-20 22-47 22S9 68 8 54Z'
            : 'M8 52C6 32 24 20 50 16c30-4 54 12 52 36-1 14-20 24-47 24S9 66 8 52Z'
        }
        fill={top}
      />
      {state === 'here' ? <path d="M20 48c2-14 16-21 34-21" stroke={art.paper} strokeWidth="5" opacity="0.8" /> : null}
      <text x="54" y="60" textAnchor="middle" fill={art.line} stroke="none" style={{ font: '600 38px var(--ui-fonts-heading)' }}>
        {number}
      </text>
      {state === 'done' ? (
        <>
          <circle cx="92" cy="24" r="16" fill={art.paper} />
          <path d="m84.500 24.500 5.500 5.500L100 18.500" strokeWidth="5" />
        </>
      ) : null}
      {isAhead ? (
        <g transform={isLast ? 'translate(-78 0)' : undefined}>
          <path d="M84 20v-6a7.500 7.500 0 0 1 15 0v6" strokeWidth="4" stroke={art.spark} />
          <rect x="80" y="19" width="23" height="18" rx="5" fill={art.paper} strokeWidth="4" />
        </g>
      ) : null}
    </Art>
  )
}
