import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

const teeth = 16
const scallops = Array.from({ length: teeth }, (_, index) => {
  const at = (turn: number, radius: number) => {
    const angle = (turn / teeth) * 2 * Math.PI
    return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(92 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `${index === 0 ? `M${at(0, 76)}` : ''}Q${at(index + 0.5, 94)} ${at(index + 1, 76)}`
}).join('')

/** A wax seal with ribbons. `mark` is the large text in the middle, `note` is below it. */
export function Seal({ mark, note, ...rest }: ArtProps & { mark: string; note: string }) {
  return (
    <Art viewBox="0 0 200 216" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      <path d="m64 146-22 62 28-10 16 18 18-60M136 146l22 62-28-10-16 18-18-60" fill={art.violet} />
      <path d={`${scallops}Z`} fill={art.amber} />
      <circle cx="100" cy="92" r="58" fill={art.butter} />
      <circle cx="100" cy="92" r="49" strokeWidth="3" strokeDasharray="1 9" />
      <text
        x="100"
        y="102"
        fill={art.line}
        stroke="none"
        textAnchor="middle"
        style={{ font: '700 52px var(--ui-fonts-heading)' }}
      >
        {mark}
      </text>
      <text
        x="100"
        y="124"
        fill={art.line}
        stroke="none"
        textAnchor="middle"
        style={{ font: '600 20px var(--ui-fonts-heading)' }}
      >
        {note}
      </text>
      <Spark x={172} y={26} size={12} color={art.coral} />
      <Spark x={24} y={150} size={8} color={art.teal} />
    </Art>
  )
}
