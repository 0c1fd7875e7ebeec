import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

/** A board with notes, one of them being moved. Placed next to a heading. */
export function BoardEmblem(props: ArtProps) {
  return (
    <Art viewBox="0 0 96 96" fill="none" stroke={art.line} strokeWidth="4" {...props}>
      <rect x="8" y="18" width="80" height="62" rx="9" fill={art.wood} />
      <rect x="15" y="25" width="66" height="48" rx="4" fill={art.butter} strokeWidth="3" />
      <path d="M37 26v46M59 26v46" strokeWidth="3" strokeDasharray="2 6" opacity="0.6" />
      <rect x="19" y="31" width="14" height="15" rx="2" fill={art.coral} strokeWidth="3" />
      <rect x="19" y="52" width="14" height="15" rx="2" fill={art.paper} strokeWidth="3" />
      <g transform="rotate(-11 52 44)">
        <rect x="42" y="33" width="20" height="21" rx="2" fill={art.violet} strokeWidth="3" />
        <path d="M47 41h10M47 47h6" strokeWidth="3" stroke={art.paper} />
      </g>
      <rect x="64" y="31" width="14" height="15" rx="2" fill={art.teal} strokeWidth="3" />
      <path d="m67 38 3 3 5-6" strokeWidth="3" />
      <Spark x={80} y={12} size={8} color={art.amber} />
    </Art>
  )
}
