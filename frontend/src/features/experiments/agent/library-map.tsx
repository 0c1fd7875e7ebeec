import type { Facts } from '@deepm/schema/rules/experiments/agent/core'
import type { Room } from '@deepm/schema/rules/experiments/agent/world'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { useReducedMotion } from '../../../ui/motion/use-reduced-motion.ts'
import { Book, Can, Letter, List, Note, Plant, Robot, Safe, Shelf } from './map-things.tsx'
import { isTrue, roomOf } from './model.ts'

const floors: readonly [Room, name: string, x: number, y: number, width: number, color: string][] = [
  ['archive', 'Archive', 6, 6, 136, art.lilac],
  ['reading', 'Reading', 142, 6, 136, art.mint],
  ['office', 'Office', 278, 6, 136, art.blush],
  ['street', 'Street', 6, 156, 136, art.shade],
  ['hall', 'Hall', 142, 156, 272, art.butter],
]

const robotAt: Record<Room, [number, number]> = {
  archive: [96, 106],
  reading: [210, 106],
  office: [308, 106],
  street: [100, 256],
  hall: [262, 252],
}

/** Gaps in the walls. */
const doors = 'M142 94v34M142 240v34M214 156h34M290 156h34'

/** Draws the library as it is now. */
export function LibraryMap({ facts, hasNote, title }: { facts: Facts; hasNote: boolean; title: string }) {
  const isStill = useReducedMotion()
  const is = (...names: Parameters<typeof isTrue> extends [Facts, ...infer Names] ? Names : never) => isTrue(facts, ...names)
  const [x, y] = robotAt[roomOf(facts)]
  const held = [
    is('book held') && <Book key="book" />,
    is('can held') && <Can key="can" />,
    is('list held') && <List key="list" />,
    is('letter held') && <Letter key="letter" />,
  ].filter(Boolean)
  return (
    <Art viewBox="0 0 420 312" title={title} fill="none" stroke={art.line} strokeWidth="3">
      {floors.map(([room, name, left, top, width, color]) => (
        <g key={room}>
          <rect x={left} y={top} width={width} height="150" fill={color} />
          <text x={left + 10} y={top + 26} fontSize="23" fontWeight="600" fill={art.line} stroke="none">
            {name}
          </text>
        </g>
      ))}
      <path d={doors} stroke={art.paper} strokeWidth="7" strokeLinecap="butt" />
      {!is('office open') && <path d="M290 156h34" stroke={art.coral} strokeWidth="9" strokeLinecap="butt" />}
      <Shelf x={14} y={40} hasBook={is('book on shelf')} />
      {is('can on floor') && <Can x={40} y={128} />}
      {hasNote && <Note x={112} y={52} />}
      <path d="M152 128h52v9h-52zM158 137v15M198 137v15" fill={art.wood} />
      {is('book on table') && <Book x={178} y={114} />}
      <Plant x={254} y={96} isFresh={is('plant watered')} />
      <Safe x={372} y={92} isOpen={is('safe open')} hasList={is('list in safe')} />
      <path d="M20 290V206h34v84" fill={art.coral} />
      <path d="M12 290h50" />
      <path d="M28 220h18" strokeWidth="5" />
      <path d="M16 206q21-26 42 0Z" fill={art.amber} />
      {is('list in box') && <List x={37} y={198} />}
      {is('letter in box') && <Letter x={37} y={248} />}
      <path d="M330 234h74v12h-74zM338 246v44M396 246v44" fill={art.wood} />
      <rect x="372" y="212" width="28" height="20" rx="2" fill={is('money spent') ? art.coral : art.teal} />
      <path d="M340 232v-14h14v14" fill={art.paper} />
      {is('letter on desk') && <Letter x={356} y={226} />}
      <rect x="168" y="192" width="22" height="28" rx="4" fill={art.coral} />
      <circle cx="179" cy="206" r="6" fill={is('books wet') ? art.teal : art.paper} />
      {is('books wet') && (
        <g stroke={art.teal} strokeWidth="5">
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((drop) => (
            <path key={drop} d={`M${24 + drop * 46} ${38 + (drop % 3) * 26}v12M${34 + drop * 42} ${190 + (drop % 4) * 22}v12`} />
          ))}
        </g>
      )}
      <g style={{ transform: `translate(${x}px, ${y}px)`, transition: isStill ? undefined : 'transform 450ms ease-in-out' }}>
        <Robot />
        {held.map((thing, index) => (
          <g
            key={thing && typeof thing === 'object' ? thing.key : index}
            transform={`translate(${(index - (held.length - 1) / 2) * 26} -60)`}
          >
            {thing}
          </g>
        ))}
      </g>
    </Art>
  )
}
