import { classList, clubList } from './class-list.ts'
import { crowd, type Fact, type Row } from './core.ts'

/** A part of a message: what it says, from exact to coarse. Every part can also be left out. */
export type Part = { id: PartId; columns: readonly string[] }

export const partIds = ['home', 'birthday', 'club', 'instrument', 'pet', 'lunch', 'year', 'cap', 'training'] as const
export type PartId = (typeof partIds)[number]

export type Message = { writer: Row; parts: readonly Part[] }

const part = (id: PartId, ...columns: string[]): Part => ({ id, columns })
const written = (person: number, ...parts: Part[]): Message => ({
  writer: { ...clubList.find(({ date }) => date === classList[person]?.['date']), ...classList[person] },
  parts,
})

/** The smallest crowd in which a person counts as hidden, and the fewest facts that a message must keep. */
export const safeCrowd = 5
export const fewestFacts = 3

/** A chat after a game; its facts are harmless, each alone. */
export const harmless = written(
  6,
  part('club', 'club'),
  part('pet', 'pet'),
  part('instrument', 'instrument'),
  part('lunch', 'lunch'),
  part('birthday', 'season'),
  part('home', 'street'),
)

/** An invitation that gives its writer away. */
export const invitation = written(
  9,
  part('home', 'address', 'street', 'side'),
  part('birthday', 'date', 'month', 'season'),
  part('club', 'club', 'clubKind'),
  part('instrument', 'instrument', 'makesMusic'),
  part('pet', 'pet', 'hasPet'),
)

/** A message that seems safe until somebody also has the club's list. */
export const gameChat = written(
  5,
  part('cap', 'cap', 'capKind'),
  part('training', 'training'),
  part('year', 'year'),
  part('home', 'side'),
  part('pet', 'hasPet'),
)

/** Returns the facts of a message. A level counts from 0 for the exact words; above the coarsest, the part is left out. */
export function factsOf({ writer, parts }: Message, levels: readonly number[]): Fact[] {
  return parts.flatMap(({ columns }, index) => {
    const column = columns[levels[index] ?? 0]
    return column === undefined ? [] : [{ column, value: writer[column] ?? '' }]
  })
}

/** Returns the facts of the parts with these ids, in exact words. */
export function markedFacts(message: Message, marks: readonly PartId[]): Fact[] {
  return factsOf(
    message,
    message.parts.map(({ id, columns }) => (marks.includes(id) ? 0 : columns.length)),
  )
}

/** Returns k: how many people of the class a message with these facts can be from. */
export function crowdSize(facts: readonly Fact[], hasClubList: boolean): number {
  return crowd(classList, facts, hasClubList ? clubList : []).length
}
