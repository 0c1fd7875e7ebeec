import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

// Six hand-held objects. They show the use of a kind of AI tool and are not logos.

function Emblem({ ground, children, ...rest }: ArtProps & { ground: string; children: ReactNode }) {
  return (
    <Art viewBox="0 0 120 120" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      <path d="M16 62C10 32 34 8 64 12c30-2 46 22 42 50 2 30-20 48-46 46-28 2-44-18-44-46Z" fill={ground} stroke="none" />
      {children}
    </Art>
  )
}

export function TalkEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.tealSoft} {...props}>
      <path d="M22 26h54q10 0 10 10v22q0 10-10 10H48L32 82l2-14H22q-10 0-10-10V36q0-10 10-10Z" fill={art.amber} />
      <path d="M26 42h46M26 54h28" strokeWidth="5" />
      <path d="M58 62h38q10 0 10 10v18q0 10-10 10h-2l2 12-14-12H58q-10 0-10-10V72q0-10 10-10Z" fill={art.paper} />
      <path d="M63 82v.1M77 82v.1M91 82v.1" strokeWidth="8" stroke={art.violet} />
    </Emblem>
  )
}

/** A page with a picture, viewed through a lens. */
export function LensEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.tealSoft} {...props}>
      <path d="M20 18h50l14 14v66q0 6-6 6H20q-6 0-6-6V24q0-6 6-6Z" fill={art.paper} />
      <path d="M24 30h32v24H24Z" fill={art.teal} strokeWidth="3" />
      <path d="m24 54 10-12 8 8 5-5 9 9Z" fill={art.amber} strokeWidth="3" />
      <path d="M24 68h22M24 80h18M24 92h26" strokeWidth="4" opacity="0.55" />
      <path d="m86 90 16 16" strokeWidth="15" />
      <path d="m87 91 15 15" strokeWidth="7" stroke={art.coral} />
      <circle cx="72" cy="74" r="21" fill={art.lilac} />
      <path d="M60 74q12-14 24 0-12 14-24 0Z" fill={art.paper} strokeWidth="3.500" />
      <circle cx="72" cy="74" r="4.500" fill={art.line} stroke="none" />
    </Emblem>
  )
}

export function ScrollEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.tealSoft} {...props}>
      <path d="M30 22h56q-8 4-8 14v60q0 12 10 12H36q-14 0-14-14V34q0-12 8-12Z" fill={art.paper} />
      <path d="M86 22q12 0 12 14H78q0-14 8-14ZM34 108q14 0 14-14h50q2 14-12 14Z" fill={art.butter} />
      <path d="M34 40h32M34 52h32M34 64h22" strokeWidth="4" opacity="0.55" />
      <path d="M34 78h14" strokeWidth="5" stroke={art.coral} />
      <g transform="rotate(38 84 66)">
        <path d="M77 32h14v50l-7 14-7-14Z" fill={art.violet} />
        <path d="M77 44h14" strokeWidth="3.500" />
        <path d="M77 82h14l-7 14Z" fill={art.wood} strokeWidth="3.500" />
      </g>
    </Emblem>
  )
}

/** A framed picture with wet paint. */
export function FrameEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.violetSoft} {...props}>
      <path d="M16 24h76v64H16Z" fill={art.amber} />
      <path d="M26 34h56v44H26Z" fill={art.lilac} />
      <circle cx="68" cy="46" r="7" fill={art.coral} strokeWidth="3" />
      <path d="m26 78 18-26 12 14 8-8 18 20Z" fill={art.teal} strokeWidth="3.500" />
      <g transform="rotate(-32 88 84)">
        <path d="M82 52h12l2 34H80Z" fill={art.wood} />
        <path d="M79 84h18v8H79Z" fill={art.shade} strokeWidth="3.500" />
        <path d="M79 92h18q2 12-9 22-11-10-9-22Z" fill={art.coral} />
      </g>
    </Emblem>
  )
}

/** Three pictures of the same landscape, from dawn to night. */
function MoodEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.coralSoft} {...props}>
      <g transform="rotate(-16 40 66)">
        <rect x="16" y="34" width="46" height="58" rx="6" fill={art.paper} />
        <path d="M22 40h34v34H22Z" fill={art.butter} strokeWidth="3" />
        <path d="m22 74 12-14 8 8 4-4 10 10Z" fill={art.amber} strokeWidth="3" />
      </g>
      <g transform="rotate(14 84 66)">
        <rect x="60" y="34" width="46" height="58" rx="6" fill={art.paper} />
        <path d="M66 40h34v34H66Z" fill={art.night} strokeWidth="3" />
        <path d="m66 74 12-14 8 8 4-4 10 10Z" fill={art.violet} strokeWidth="3" />
        <circle cx="90" cy="50" r="4.500" fill={art.butter} stroke="none" />
      </g>
      <rect x="38" y="28" width="46" height="60" rx="6" fill={art.paper} />
      <path d="M44 34h34v36H44Z" fill={art.mint} strokeWidth="3" />
      <circle cx="69" cy="44" r="5" fill={art.coral} strokeWidth="3" />
      <path d="m44 70 12-15 8 8 4-4 10 11Z" fill={art.teal} strokeWidth="3" />
      <Spark x={60} y={104} size={9} color={art.amber} />
    </Emblem>
  )
}

/** A clapperboard before the first take. */
function ClapperEmblem(props: ArtProps) {
  return (
    <Emblem ground={art.coralSoft} {...props}>
      <path d="M16 54h84v40q0 8-8 8H24q-8 0-8-8Z" fill={art.night} />
      <path d="m50 66 20 12-20 12Z" fill={art.paper} strokeWidth="3" />
      <path d="M16 40h84v14H16Z" fill={art.paper} />
      <path d="m28 40-8 14M48 40l-8 14M68 40l-8 14M88 40l-8 14" strokeWidth="5" />
      <g transform="rotate(-17 18 36)">
        <path d="M16 24h84v14H16Z" fill={art.coral} />
        <path d="m28 38 8-14M48 38l8-14M68 38l8-14M88 38l8-14" strokeWidth="5" />
      </g>
      <circle cx="22" cy="40" r="4" fill={art.amber} strokeWidth="3" />
      <path d="M80 66h10M80 78h10M80 90h10M30 66h6M30 78h6M30 90h6" stroke={art.paper} strokeWidth="4" opacity="0.7" />
    </Emblem>
  )
}

/** Emblems by tool id, which is also the id of the tool's course. */
export const toolEmblems = {
  chatgpt: TalkEmblem,
  gemini: LensEmblem,
  claude: ScrollEmblem,
  dalle: FrameEmblem,
  midjourney: MoodEmblem,
  runway: ClapperEmblem,
}
