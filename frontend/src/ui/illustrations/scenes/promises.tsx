import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../art.tsx'
import { Spark } from '../sidekick-parts.tsx'

function Vignette({ ground, children, ...rest }: ArtProps & { ground: string; children: ReactNode }) {
  return (
    <Art viewBox="0 0 240 170" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      <path d="M24 92C20 40 62 18 112 22c44-16 102 6 108 58 6 46-36 76-88 74-54 8-104-8-108-62Z" fill={ground} stroke="none" />
      {children}
    </Art>
  )
}

/** A page with an answer, and a magnifying glass over the line that may be wrong. */
export function CheckedPageScene(props: ArtProps) {
  return (
    <Vignette ground={art.violetSoft} {...props}>
      <g transform="rotate(-6 110 90)">
        <path d="M62 26h86l24 24v96q0 8-8 8H70q-8 0-8-8Z" fill={art.paper} />
        <path d="M148 26v24h24" fill={art.shade} />
        <path d="M92 62h38M92 84h58M92 106h22M92 130h50" strokeWidth="6" opacity="0.35" />
        <path d="m72 62 4 4 8-9M72 84l4 4 8-9M72 130l4 4 8-9" stroke={art.success} strokeWidth="5" />
      </g>
      <path d="m172 134 26 24" strokeWidth="19" />
      <path d="m172 134 26 24" stroke={art.coral} strokeWidth="10" />
      <circle cx="148" cy="110" r="33" fill={art.butter} />
      <path d="M138 102c0-13 21-13 21 0 0 9-10 9-10 18M149 130v.5" stroke={art.line} strokeWidth="6.500" />
      <path d="M126 100q4-10 13-14" stroke={art.paper} strokeWidth="5" />
      <Spark x={206} y={56} size={12} color={art.amber} />
      <Spark x={36} y={48} size={8} color={art.coral} />
    </Vignette>
  )
}

/** The message to a parent. Only their answer opens the lock. */
export function LockedLetterScene(props: ArtProps) {
  return (
    <Vignette ground={art.tealSoft} {...props}>
      <path d="m44 78 72-52 72 52v66q0 8-8 8H52q-8 0-8-8Z" fill={art.teal} />
      <path d="M64 42q0-8 8-8h88q8 0 8 8v66H64Z" fill={art.paper} />
      <path d="M82 54h44M82 70h66" strokeWidth="6" opacity="0.35" />
      <path d="m44 78 60 46q12 8 24 0l60-46v66q0 8-8 8H52q-8 0-8-8Z" fill={art.mint} />
      <path d="M103 112V98a13 13 0 0 1 26 0v14" strokeWidth="12" />
      <path d="M103 112V98a13 13 0 0 1 26 0v14" stroke={art.shade} strokeWidth="5" />
      <rect x="92" y="108" width="48" height="38" rx="11" fill={art.amber} />
      <circle cx="116" cy="124" r="5" fill={art.line} stroke="none" />
      <path d="M116 126v9" strokeWidth="5" />
      <g transform="rotate(18 196 114)">
        <path d="M197 104v40M197 130h12M197 142h9" strokeWidth="13" />
        <path d="M197 104v40M197 130h12M197 142h9" stroke={art.coral} strokeWidth="5" />
        <circle cx="197" cy="92" r="15" fill={art.coral} />
        <circle cx="197" cy="92" r="5" fill={art.paper} />
      </g>
      <Spark x={38} y={40} size={10} color={art.amber} />
      <Spark x={202} y={38} size={8} color={art.coral} />
    </Vignette>
  )
}

/** A drawer with few papers and a handle on the outside. */
export function OpenDrawerScene(props: ArtProps) {
  return (
    <Vignette ground={art.amberSoft} {...props}>
      <path d="M52 32q0-8 8-8h120q8 0 8 8v120H52Z" fill={art.wood} />
      <path d="M66 38h108v30H66Z" fill={art.shade} />
      <path d="M108 52h24" strokeWidth="9" />
      <path d="M66 80h108v30H66Z" fill={art.night} />
      <g transform="rotate(-5 104 84)">
        <path d="M78 60h52v50H78Z" fill={art.paper} />
        <path d="M88 72h30M88 84h20" strokeWidth="5" opacity="0.4" />
      </g>
      <path d="M128 66h30l6 8v36h-36Z" fill={art.coral} transform="rotate(5 146 88)" />
      <path d="M42 98h156l-6 48q-1 8-9 8H57q-8 0-9-8Z" fill={art.amber} />
      <path d="M98 118h44v12q0 8-8 8h-28q-8 0-8-8Z" fill={art.paper} />
      <path d="m111 124 7 7 12-13" stroke={art.success} strokeWidth="6" />
      <Spark x={210} y={72} size={11} color={art.teal} />
      <Spark x={32} y={60} size={9} color={art.coral} />
    </Vignette>
  )
}
