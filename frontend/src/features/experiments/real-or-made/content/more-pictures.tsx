import type { ItemId } from '@deepm/schema/rules/experiments/real-or-made/key'
import type { ReactNode } from 'react'
import { art } from '../../../../ui/illustrations/art.tsx'

/** Pictures of the items that are judged with sources. */
export const morePictures: Partial<Record<ItemId, ReactNode>> = {
  shark: (
    <>
      <rect width="320" height="200" fill={art.shade} stroke="none" />
      <path d="M14 130V56l34-26 34 26v74M96 130V40h66v90M240 130V62l34-28 34 28v68" fill={art.butter} />
      <path d="M34 72h28v24H34zM110 56h16v22h-16zM134 56h16v22h-16zM262 76h24v24h-24z" fill={art.lilac} />
      <path d="M0 128q40-12 80 0t80 0 80 0 80 0v72H0Z" fill={art.teal} />
      <path d="M168 146c6-32 20-48 44-54-6 20 0 38 12 54Z" fill={art.night} />
      <path d="M150 152q20 10 44 4t54 2M40 172q30 8 60 0M230 182q24 8 50 0" stroke={art.paper} />
    </>
  ),
  cat: (
    <>
      <rect width="320" height="200" fill={art.lilac} stroke="none" />
      <path d="M20 20h120v80H20zM20 60h120" fill={art.wood} />
      <path
        d="M32 26h14v32H32zM50 30h12v28H50zM96 24h14v34H96zM40 66h12v32H40zM84 68h16v30H84z"
        fill={art.teal}
        strokeWidth="3"
      />
      <path d="M132 148c-6-40 10-62 44-62s54 22 52 62Z" fill={art.night} />
      <path d="M142 62l-2-30 24 16h24l24-16-2 30c2 26-14 40-34 40s-36-14-34-40Z" fill={art.night} />
      <circle cx="162" cy="64" r="7" fill={art.amber} stroke="none" />
      <circle cx="192" cy="64" r="7" fill={art.amber} stroke="none" />
      <path d="M172 78h10l-5 6Z" fill={art.coral} strokeWidth="2" />
      <path d="M228 140c30 2 40-22 26-36" strokeWidth="12" stroke={art.night} />
      <path d="M0 148h320v52H0Z" fill={art.wood} />
      <path d="M258 148v-10h-8v-10h36v10h-8v10Z" fill={art.coral} />
    </>
  ),
  comet: (
    <>
      <rect width="320" height="200" fill={art.night} stroke="none" />
      <path d="M214 62 40 14l160 66Z" fill={art.mint} stroke="none" opacity="0.6" />
      <circle cx="212" cy="72" r="18" fill={art.teal} stroke="none" />
      <circle cx="212" cy="72" r="9" fill={art.paper} stroke="none" />
      <g fill={art.paper} stroke="none">
        {[
          [30, 70],
          [90, 100],
          [150, 30],
          [260, 30],
          [290, 90],
          [240, 120],
          [120, 60],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.500" />
        ))}
      </g>
      <path d="M0 200v-30l60-50 50 44 60-60 70 62 40-30 40 30v34Z" fill={art.line} stroke="none" />
    </>
  ),
  ship: (
    <>
      <rect width="320" height="200" fill={art.mint} stroke="none" />
      <rect y="136" width="320" height="64" fill={art.teal} stroke="none" />
      <path d="M0 136h320" stroke={art.paper} />
      <path d="M78 84h160l-18 26H98Z" fill={art.coral} />
      <path d="M112 84V66h84v18M136 66V52h34v14" fill={art.paper} />
      <path d="M148 52V38h12v14" fill={art.amber} />
      <path d="M40 164q24-8 48 0M180 176q24-8 48 0" stroke={art.paper} />
    </>
  ),
  lunch: (
    <>
      <rect width="320" height="200" fill={art.shade} stroke="none" />
      <rect x="36" y="30" width="248" height="142" rx="22" fill={art.paper} />
      <path d="M160 42v118M160 104h112" stroke={art.shade} strokeWidth="6" />
      <path d="M64 72h36v36H64zM92 104h36v36H92z" fill={art.butter} />
      <path d="M206 92c-16 0-24-12-20-24s20-18 32-10 14 34-12 34Z" fill={art.paper} />
      <circle cx="206" cy="72" r="10" fill={art.amber} />
    </>
  ),
  lake: (
    <>
      <rect width="320" height="200" fill={art.mint} stroke="none" />
      <circle cx="262" cy="42" r="22" fill={art.amber} stroke="none" />
      <path d="M0 116q70-56 140-14 80-48 180 4v94H0Z" fill={art.butter} />
      <ellipse cx="160" cy="156" rx="132" ry="34" fill="#ff9ec4" />
      <path d="M80 150q24-8 48 0M170 166q28-8 56 0" stroke={art.paper} />
    </>
  ),
}
