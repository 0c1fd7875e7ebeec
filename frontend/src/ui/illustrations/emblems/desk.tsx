import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

// Small objects next to a heading.

const frame = { viewBox: '0 0 96 96', fill: 'none', stroke: art.line, strokeWidth: 4 } as const

/** A bubbling flask, or a locked one. */
export function FlaskEmblem({ isOpen, ...rest }: ArtProps & { isOpen: boolean }) {
  return (
    <Art {...frame} {...rest}>
      <path d="M40 16v22L18 74q-6 12 8 12h44q14 0 8-12L56 38V16Z" fill={art.paper} />
      <path d="M29 58h38l10 17q4 8-7 8H26q-11 0-7-8Z" fill={isOpen ? art.teal : art.shade} />
      <path d="M36 14h24" strokeWidth="8" />
      {isOpen ? (
        <>
          <circle cx="42" cy="70" r="4.500" fill={art.paper} strokeWidth="3" />
          <circle cx="56" cy="64" r="3" fill={art.paper} strokeWidth="3" />
          <circle cx="66" cy="28" r="6" fill={art.mint} strokeWidth="3" />
          <circle cx="76" cy="14" r="4" fill={art.mint} strokeWidth="3" />
          <Spark x={22} y={28} size={9} color={art.amber} />
        </>
      ) : (
        <>
          <path d="M60 62V52a11 11 0 0 1 22 0v10" strokeWidth="5" stroke={art.spark} />
          <rect x="54" y="60" width="34" height="26" rx="7" fill={art.amber} />
          <path d="M71 70v6" strokeWidth="5" />
        </>
      )}
    </Art>
  )
}

export function SummitEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <path d="M6 84 36 34l14 20 10-14 30 44Z" fill={art.violet} />
      <path d="m36 34-9 15 7 4 6-6 6 6 3-1Z" fill={art.paper} strokeWidth="3.500" />
      <path d="M60 40V12" strokeWidth="5" stroke={art.spark} />
      <path d="M60 12c9-4 12 4 22 0v16c-10 4-13-4-22 0Z" fill={art.coral} />
      <path d="M24 82c8-8 26-6 24-16s-6-8-2-14" stroke={art.paper} strokeWidth="4" strokeDasharray="2 8" />
      <Spark x={18} y={24} size={8} color={art.amber} />
    </Art>
  )
}

/** A pinned note with a light bulb. */
export function TipEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <g transform="rotate(-5 48 50)">
        <path d="M14 18h68v52L68 84H14Z" fill={art.butter} />
        <path d="M82 70H68v14Z" fill={art.amber} strokeWidth="3.500" />
        <path d="M48 30c-11 0-17 8-17 16 0 6 4 10 7 13h20c3-3 7-7 7-13 0-8-6-16-17-16Z" fill={art.amber} />
        <path d="M40 66h16M43 73h10" strokeWidth="4" />
        <path d="M48 58V48l-5-4M48 48l5-4" strokeWidth="3" />
      </g>
      <circle cx="46" cy="15" r="7" fill={art.coral} />
    </Art>
  )
}
