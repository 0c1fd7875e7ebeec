import { art } from '../../../ui/illustrations/art.tsx'
import { Spark } from '../../../ui/illustrations/sidekick-parts.tsx'

/** Emblems of the experiments about words. */
export const languageEmblems = {
  // A speech bubble with the chances of three words.
  'next-word': (
    <>
      <path d="M18 12h58q12 0 12 12v38q0 12-12 12H44L26 90l1-16h-9Q6 74 6 62V24q0-12 12-12Z" fill={art.paper} />
      <g strokeWidth="3">
        <rect x="16" y="22" width="56" height="12" rx="4" fill={art.amber} />
        <rect x="16" y="38" width="36" height="12" rx="4" fill={art.teal} />
        <rect x="16" y="54" width="20" height="12" rx="4" fill={art.coral} />
      </g>
      <Spark x={79} y={17} size={14} color={art.violet} />
    </>
  ),
  // Scissors cut a word into three tokens.
  tokens: (
    <>
      <path d="M4 54h32v35H4Z" fill={art.amber} transform="rotate(-4 20 72)" />
      <path d="M39 56h30v35H39Z" fill={art.teal} />
      <path d="M72 54h20v35H72Z" fill={art.coral} transform="rotate(5 82 72)" />
      <path
        d="M13 61v15q0 4 5 4M9 68h9M23 74a4 4 0 0 1 8 0v2a4 4 0 0 1-8 0ZM46 63v20M54 71l-8 6 8 6M58 77h7q0-6-4-6t-4 6 4 6l3-1M78 81V68M78 73q4-6 8 0v9"
        strokeWidth="3"
      />
      <path d="M36 20 57 52M60 20 39 52" strokeWidth="11" />
      <path d="M36 20 57 52M60 20 39 52" stroke={art.paper} strokeWidth="4" />
      <path d="M24 13a8 8 0 0 1 16 0 8 8 0 0 1-16 0ZM56 13a8 8 0 0 1 16 0 8 8 0 0 1-16 0Z" strokeWidth="12" />
      <path d="M24 13a8 8 0 0 1 16 0 8 8 0 0 1-16 0ZM56 13a8 8 0 0 1 16 0 8 8 0 0 1-16 0Z" stroke={art.violet} strokeWidth="5" />
      <path d="M48 38v.1" strokeWidth="5" />
    </>
  ),
  // A small network whose output is a name tag.
  'name-maker': (
    <>
      <path
        d="M14 30 40 14M14 30l26 18M14 30l26 52M14 66l26-52M14 66l26-18M14 66l26 16M40 14l30 34M40 48h30M40 82l30-34"
        stroke={art.spark}
        strokeWidth="3"
      />
      <g fill={art.amber}>
        <circle cx="14" cy="30" r="9" />
        <circle cx="14" cy="66" r="9" />
      </g>
      <g fill={art.violet}>
        <circle cx="40" cy="14" r="9" />
        <circle cx="40" cy="48" r="9" />
        <circle cx="40" cy="82" r="9" />
      </g>
      <rect x="56" y="32" width="37" height="32" rx="6" fill={art.coral} />
      <path d="M56 42h37v14H56Z" fill={art.paper} strokeWidth="3" />
      <path d="M62 52v-6l6 6v-6M73 49v3M78 52v-3q3-3 4 3M87 49v3" strokeWidth="2.500" />
    </>
  ),
  // Words as points on a folded map.
  'word-map': (
    <>
      <path d="M6 24 34 14v62L6 86Z" fill={art.paper} />
      <path d="m34 14 28 10v62L34 76Z" fill={art.mint} />
      <path d="m62 24 28-10v62L62 86Z" fill={art.paper} />
      <g strokeWidth="3">
        <g fill={art.coral}>
          <circle cx="16" cy="38" r="5" />
          <circle cx="26" cy="50" r="5" />
          <circle cx="15" cy="58" r="5" />
        </g>
        <g fill={art.violet}>
          <circle cx="45" cy="66" r="5" />
          <circle cx="72" cy="68" r="5" />
          <circle cx="80" cy="56" r="5" />
        </g>
      </g>
      <path d="M56 56C46 42 40 34 40 24a16 16 0 0 1 32 0c0 10-6 18-16 32Z" fill={art.amber} />
      <circle cx="56" cy="24" r="6" fill={art.paper} strokeWidth="3" />
    </>
  ),
}
