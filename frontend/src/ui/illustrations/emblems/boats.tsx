import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

// A sea and three ways to cross it.

const waves = `q16-13 32 0${'t32 0'.repeat(38)}V200H-504Z`

/** As high as its frame. Sky and sea extend to both sides, so that they fill a frame of any width. */
function Sea({ sky, sea, children, ...rest }: ArtProps & { sky: string; sea: string; children: ReactNode }) {
  return (
    <Art
      viewBox="0 0 280 170"
      height="100%"
      fill="none"
      stroke={art.line}
      strokeWidth="4"
      preserveAspectRatio="xMidYMax"
      overflow="visible"
      {...rest}
    >
      <path d="M-500-100H780v320H-500Z" fill={sky} stroke="none" />
      <path d={`M-504 124${waves}`} fill={art.paper} opacity="0.55" strokeWidth="3" />
      {children}
      <path d={`M-520 146${waves}`} fill={sea} />
    </Art>
  )
}

export function PaperBoat(props: ArtProps) {
  return (
    <Sea sky={art.mint} sea={art.teal} {...props}>
      <circle cx="216" cy="46" r="19" fill={art.amber} />
      <g transform="rotate(-4 140 120)">
        <path d="M140 66 176 112h-72Z" fill={art.paper} />
        <path d="M140 66v46" strokeWidth="3" opacity="0.5" />
        <path d="M74 106h132l-26 46h-80Z" fill={art.paper} />
        <path d="m74 106 66 24 66-24" />
        <path d="M140 66v-18" />
        <path d="M140 42c10-6 14 4 24-2v16c-10 6-14-4-24 2Z" fill={art.coral} strokeWidth="3.500" />
      </g>
      <Spark x={58} y={62} size={10} color={art.amber} />
    </Sea>
  )
}

export function SailBoat(props: ArtProps) {
  return (
    <Sea sky={art.lilac} sea={art.violet} {...props}>
      <circle cx="62" cy="44" r="17" fill={art.amber} />
      <g transform="rotate(3 140 110)">
        <path d="M136 16v100" strokeWidth="7" />
        <path d="M144 22c34 20 50 48 54 78h-54Z" fill={art.coral} />
        <path d="M150 58h32M149 80h44" stroke={art.paper} strokeWidth="6" />
        <path d="M128 34c-22 18-34 40-38 66h38Z" fill={art.paper} />
        <path d="M136 14c8-5 12 3 20-1v13c-8 4-12-3-20 1Z" fill={art.teal} strokeWidth="3.500" />
        <path d="M72 112h138c-4 26-18 42-38 46h-60c-22-2-36-20-40-46Z" fill={art.amber} />
        <path d="M76 124h130" strokeWidth="3.500" opacity="0.6" />
        <circle cx="120" cy="136" r="6" fill={art.paper} strokeWidth="3.500" />
        <circle cx="146" cy="136" r="6" fill={art.paper} strokeWidth="3.500" />
      </g>
      <Spark x={226} y={40} size={13} color={art.amber} />
      <Spark x={40} y={92} size={7} color={art.coral} />
    </Sea>
  )
}

export function TallShip(props: ArtProps) {
  return (
    <Sea sky={art.butter} sea={art.amber} {...props}>
      <path d="M34 40q8-14 20-5 10-7 16 2 9 1 7 10H36q-10 0-2-7Z" fill={art.paper} strokeWidth="3.500" />
      <path d="M92 26v90M144 10v106M194 30v86M204 110l40-22" strokeWidth="6" />
      <g fill={art.paper}>
        <path d="M72 34q22 8 42 0 6 14 0 28-20 8-42 0 6-14 0-28ZM68 70q26 8 50 0 6 14 0 30-24 8-50 0 6-14 0-30Z" />
        <path d="M176 38q20 8 38 0 6 12 0 26-18 8-38 0 6-12 0-26ZM172 72q24 8 46 0 6 14 0 28-22 8-46 0 6-14 0-28Z" />
      </g>
      <path
        d="M122 20q24 8 46 0 6 14 0 30-22 8-46 0 6-14 0-30ZM118 58q28 8 54 0 6 18 0 42-26 8-54 0 6-20 0-42Z"
        fill={art.teal}
      />
      <Spark x={146} y={80} size={13} color={art.paper} />
      <path d="M144 6c8-5 12 3 20-1v12c-8 4-12-3-20 1Z" fill={art.coral} strokeWidth="3.500" />
      <path d="M44 104q14 8 28 8h146q16-2 22-12c0 30-16 54-40 58H92c-28-4-44-26-48-54Z" fill={art.coral} />
      <path d="M54 124h180" strokeWidth="3.500" opacity="0.6" />
      <g fill={art.amber} strokeWidth="3.500">
        <path d="M84 130h14v12H84ZM120 130h14v12h-14ZM156 130h14v12h-14ZM192 130h14v12h-14Z" />
      </g>
    </Sea>
  )
}
