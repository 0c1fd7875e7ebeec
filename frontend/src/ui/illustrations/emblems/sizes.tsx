import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

// Two sizes of a task.

const frame = { viewBox: '0 0 96 96', fill: 'none', stroke: art.line, strokeWidth: 4.5 } as const

/** Three flat stones in water: small steps. */
export function PebbleEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <path d="M4 84q9-8 18 0t18 0 18 0 18 0 16 0" stroke={art.teal} strokeWidth="5" />
      <path d="M6 66c0-9 8-14 18-14s18 5 18 14-8 12-18 12S6 75 6 66Z" fill={art.teal} />
      <path d="M38 46c0-8 7-12 16-12s16 4 16 12-7 11-16 11-16-3-16-11Z" fill={art.mint} />
      <path d="M62 26c0-7 6-10 14-10s14 3 14 10-6 10-14 10-14-3-14-10Z" fill={art.amber} />
    </Art>
  )
}

/** A ladder to a spark. */
export function LadderEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <path d="M24 90 44 22M62 90 70 22" strokeWidth="12" />
      <path d="M24 90 44 22M62 90 70 22" stroke={art.wood} strokeWidth="4" />
      <path d="M30 76h31M34 60h30M38 44h29M43 30h25" strokeWidth="10" />
      <path d="M30 76h31M34 60h30M38 44h29M43 30h25" stroke={art.amber} strokeWidth="3" />
      <Spark x={60} y={13} size={13} color={art.coral} />
    </Art>
  )
}
