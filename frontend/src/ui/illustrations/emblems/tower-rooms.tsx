import type { ReactNode } from 'react'
import { Art, art } from '../art.tsx'
import { hair, Person, skin } from '../scene-parts.tsx'
import { Spark } from '../sidekick-parts.tsx'
import { BotSidekick, OwlSidekick } from '../sidekicks.tsx'

/** A cutaway of an interior. It fills its container and is cropped at the sides. */
function Room({ wall, floor, children }: { wall: string; floor: string; children: ReactNode }) {
  return (
    <Art
      viewBox="0 0 200 180"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      overflow="visible"
      fill="none"
      stroke={art.line}
      strokeWidth="4"
    >
      <path d="M-300-600h800v800h-800Z" fill={wall} stroke="none" />
      <path d="M-300 156h800v60h-800Z" fill={floor} />
      {children}
    </Art>
  )
}

export function SafeRoom() {
  return (
    <Room wall={art.blush} floor={art.wood}>
      <path d="M100 22c14 10 30 14 48 14v44c0 34-20 54-48 66-28-12-48-32-48-66V36c18 0 34-4 48-14Z" fill={art.teal} />
      <path d="M100 38c10 7 21 10 34 11v31c0 24-13 39-34 49Z" fill={art.mint} stroke="none" />
      <path d="m80 84 15 16 28-34" strokeWidth="13" />
      <path d="m80 84 15 16 28-34" stroke={art.paper} strokeWidth="6" />
      <path d="M158 118a11 11 0 0 1 22 0v10" />
      <rect x="150" y="126" width="38" height="30" rx="7" fill={art.amber} />
      <path d="M169 138v7" />
    </Room>
  )
}

const books = [
  ['M16 132h104v24H16Z', art.violet],
  ['M52 108h100v24H52Z', art.coral],
  ['M86 84h94v24H86Z', art.teal],
  ['M122 60h62v24h-62Z', art.amber],
] as const

export function StairRoom() {
  return (
    <Room wall={art.butter} floor={art.teal}>
      {books.map(([d, color]) => (
        <path key={d} d={d} fill={color} />
      ))}
      <path d="M30 132v24M66 108v24M100 84v24M136 60v24" strokeWidth="3" opacity="0.6" />
      <path d="M164 60V16" strokeWidth="5" />
      <path d="M164 17c-12-7-16 5-30-1v23c14 6 18-6 30 1Z" fill={art.coral} />
      <path d="M30 116 58 92M66 82l26-22M104 50l20-18" strokeWidth="4" strokeDasharray="1 9" />
    </Room>
  )
}

export function MentorRoom() {
  return (
    <Room wall={art.lilac} floor={art.wood}>
      <path d="M52-4v24" />
      <path d="M32 36c2-12 10-17 20-17s18 5 20 17Z" fill={art.amber} />
      <OwlSidekick x={14} y={46} width={96} height={96} />
      <Person x={142} y={80} scale={0.9} skin={skin.honey} hair={hair.brown} top={art.coral} look="crop" gaze={-1} />
      <path d="M6 132h188v14H6ZM24 146v10M176 146v10" fill={art.wood} />
      <path d="m84 132 6-12h40l-6 12Z" fill={art.paper} strokeWidth="3" />
    </Room>
  )
}

export function WorkshopRoom() {
  return (
    <Room wall={art.mint} floor={art.coral}>
      <path d="M26 34v44M26 34h-12q-2-12 12-12h18v12ZM172 28v34M172 62l-6 8v10h12V70Z" fill={art.wood} strokeWidth="3.500" />
      <path d="M100 20c22 16 28 42 22 76H78c-6-34 0-60 22-76Z" fill={art.paper} />
      <path d="M100 20c9 7 15 15 19 25H81c4-10 10-18 19-25Z" fill={art.coral} />
      <circle cx="100" cy="66" r="11" fill={art.violet} />
      <path d="M77 78c-14 6-16 16-15 28l17-8M123 78c14 6 16 16 15 28l-17-8" fill={art.amber} />
      <path d="M16 112h168v14H16ZM34 126v30M166 126v30" fill={art.wood} />
      <path d="M84 98h32l-4 14H88Z" fill={art.night} />
      <path d="M146 92h22v20h-22ZM38 96h18v16H38Z" fill={art.amber} strokeWidth="3.500" />
    </Room>
  )
}

export function RewardRoom() {
  return (
    <Room wall={art.butter} floor={art.violet}>
      <rect x="26" y="20" width="148" height="22" rx="11" fill={art.paper} />
      <path d="M37 22h76v18H37q-9 0-9-9t9-9Z" fill={art.success} stroke="none" />
      <rect x="26" y="20" width="148" height="22" rx="11" />
      <path d="M30 156v-46h46v46M76 156V84h48v72M124 156v-30h46v30" fill={art.lilac} />
      <path d="M53 108c-15-3-18-18-10-28 0 5 3 7 5 6-2-10 3-18 10-24 0 10 16 16 14 32-1 9-9 15-19 14Z" fill={art.coral} />
      <path d="m86 46 14 24 14-24" fill={art.teal} strokeWidth="3.500" transform="translate(0 6)" />
      <circle cx="100" cy="70" r="15" fill={art.amber} />
      <Spark x={100} y={70} size={9} color={art.paper} />
      <path d="M136 126V98h22v28ZM147 98v28" fill={art.teal} strokeWidth="3.500" />
      <path d="M147 98c-14-2-14-14-2-10 2 3 2 7 2 10 0-3 0-7 2-10 12-4 12 8-2 10Z" fill={art.amber} strokeWidth="3" />
    </Room>
  )
}

const keys = [art.coral, art.amber, art.teal, art.violet, art.mint, art.blush]

export function ToolRoom() {
  return (
    <Room wall={art.lilac} floor={art.amber}>
      <path d="M22 18h96v58H22Z" fill={art.night} />
      {keys.map((color, index) => (
        <circle key={color} cx={42 + (index % 3) * 28} cy={index < 3 ? 36 : 59} r="8.500" fill={color} strokeWidth="3" />
      ))}
      <path d="M70 76v12M14 112h120v12H14ZM28 124v32M120 124v32" fill={art.wood} />
      <path d="M30 88h80l10 24H20Z" fill={art.paper} />
      <path d="M40 97h60M36 104h68" strokeWidth="3" strokeDasharray="7 6" />
      <BotSidekick mood="cheering" x={102} y={62} width={98} height={98} />
    </Room>
  )
}

/** The tower's lamp. Its light extends beyond the frame on both sides. */
export function TowerRoof() {
  return (
    <Art viewBox="0 0 460 170" fill="none" stroke={art.line} strokeWidth="5" overflow="visible" style={{ display: 'block' }}>
      <path d="M200 106-1600 0v260ZM260 106 2060 0v260Z" fill={art.amber} stroke="none" opacity="0.28" />
      <path d="M168 72h124v72H168Z" fill={art.butter} />
      <path d="M209 72v72M251 72v72" strokeWidth="4" />
      <circle cx="230" cy="108" r="17" fill={art.amber} />
      <path d="M150 72c8-36 40-54 80-54s72 18 80 54Z" fill={art.coral} />
      <circle cx="230" cy="12" r="9" fill={art.teal} />
      <path d="M4 144h452v26H4Z" fill={art.wood} />
    </Art>
  )
}

const wave = (y: number) => `M-1620 ${y}q30-22 60 0${'t60 0'.repeat(62)}`

/** The island under the tower and the sea around it, as wide as the page. */
export function TowerGround() {
  return (
    <Art viewBox="0 0 460 130" fill="none" stroke={art.line} strokeWidth="4.5" overflow="visible" style={{ display: 'block' }}>
      <path d="M-90 90C-80 30-20 2 60 2h340c80 0 140 28 150 88Z" fill={art.teal} />
      <path d="M8 34q12-12 24-2M420 30q12-12 24-2M224 24q10-10 20-2" opacity="0.5" />
      <path d={`${wave(66)}v46H-1620Z`} fill={art.violet} />
      <path d={`${wave(100)}v40H-1620Z`} fill="var(--ui-colors-bg-page)" stroke="none" />
      <path d={wave(100)} />
    </Art>
  )
}
