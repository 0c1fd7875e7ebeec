import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

// The topics of a news page.

const frame = { viewBox: '0 0 96 96', fill: 'none', stroke: art.line, strokeWidth: 4 } as const

export function WordsEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <path d="M34 40h42q10 0 10 10v18q0 10-10 10H62l-2 12-14-12H34q-10 0-10-10V50q0-10 10-10Z" fill={art.violet} />
      <path d="M36 59h38" stroke={art.paper} strokeWidth="5" />
      <path d="M18 10h46q10 0 10 10v20q0 10-10 10H40L24 62l1-12h-7Q8 50 8 40V20q0-10 10-10Z" fill={art.teal} />
      <path d="M20 24h40M20 36h24" stroke={art.paper} strokeWidth="5" />
      <Spark x={84} y={20} size={9} color={art.amber} />
    </Art>
  )
}

export function PictureEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <path d="M48 4 30 20h36Z" strokeWidth="3.500" stroke={art.spark} />
      <g transform="rotate(-4 48 54)">
        <rect x="8" y="20" width="80" height="66" rx="8" fill={art.amber} />
        <rect x="18" y="30" width="60" height="46" rx="4" fill={art.lilac} />
        <circle cx="63" cy="43" r="7" fill={art.coral} strokeWidth="3.500" />
        <path d="m18 70 18-24 13 16 9-9 20 21v2H18Z" fill={art.violet} />
      </g>
      <circle cx="48" cy="6" r="4" fill={art.coral} strokeWidth="3" />
    </Art>
  )
}

export function VideoEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <rect x="10" y="42" width="76" height="44" rx="8" fill={art.coral} />
      <path d="m41 53 20 11-20 11Z" fill={art.paper} strokeWidth="3.500" />
      <g transform="rotate(-12 12 40)">
        <rect x="10" y="24" width="76" height="16" rx="5" fill={art.paper} />
        <path d="m24 24-8 16h14l8-16ZM52 24l-8 16h14l8-16ZM80 24l-8 16h12v-16Z" fill={art.night} strokeWidth="3" />
      </g>
      <Spark x={82} y={12} size={9} color={art.amber} />
    </Art>
  )
}

export function GlobeEmblem(props: ArtProps) {
  return (
    <Art {...frame} {...props}>
      <circle cx="46" cy="50" r="36" fill={art.mint} />
      <path
        d="M22 24c10 4 18 2 22 8s-2 12-10 13-4 12-14 10-8-20 2-31ZM52 64c6-8 18-10 26-4-2 10-9 19-18 24-8-4-12-14-8-20Z"
        fill={art.success}
        strokeWidth="3.500"
      />
      <ellipse cx="46" cy="50" rx="16" ry="36" strokeWidth="3" opacity="0.55" />
      <path d="M10 50h72" strokeWidth="3" opacity="0.55" />
      <path d="M64 22 78 10" strokeWidth="4" stroke={art.spark} />
      <circle cx="80" cy="10" r="8" fill={art.amber} />
      <circle cx="64" cy="24" r="5" fill={art.amber} strokeWidth="3" />
    </Art>
  )
}
