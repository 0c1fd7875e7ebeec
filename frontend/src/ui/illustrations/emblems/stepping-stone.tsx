import type { Hue } from '../../theme/hue.ts'
import { Art, type ArtProps, art } from '../art.tsx'

type Props = ArtProps & { letter: string; hue: Hue; isLast?: boolean | undefined; turn?: number | undefined }

/** A stone in shallow water with a letter on it. The last one has a flag. */
export function SteppingStone({ letter, hue, isLast = false, turn = 0, ...rest }: Props) {
  return (
    <Art viewBox="0 0 180 140" fill="none" stroke={art.line} strokeWidth="5" overflow="visible" {...rest}>
      <path
        d="M6 116q14-12 28 0t28 0 28 0 28 0 28 0 28 0"
        stroke={art.teal}
        strokeWidth="6"
        opacity="0.8"
        transform="translate(0 14)"
      />
      {isLast ? (
        <>
          <path d="M142 60V-22" strokeWidth="6" stroke={art.spark} />
          <path d="M142-21c18-10 24 6 42-2v31c-18 8-24-8-42 2Z" fill={art.amber} />
        </>
      ) : null}
      <path d="M18 84c0 26 30 40 72 40s72-14 72-40Z" fill={art.wood} />
      <path
        d="M18 84C14 54 46 36 88 36c46 0 78 16 74 46-2 18-32 30-72 30-42 0-70-10-72-28Z"
        fill={art[hue]}
        transform={turn % 2 ? 'matrix(-1 0 0 1 180 0)' : undefined}
      />
      <text x="90" y="96" textAnchor="middle" fill={art.line} stroke="none" style={{ font: '600 62px var(--ui-fonts-heading)' }}>
        {letter}
      </text>
    </Art>
  )
}
