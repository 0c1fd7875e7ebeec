import { describe, expect, it } from 'vitest'
import { reportOf } from '../mission.ts'
import { harmlessCrowd, privacyDetective } from '../privacy-detective.ts'
import { classList, clubList } from './class-list.ts'
import { crowd, strongest } from './core.ts'
import { crowdSize, factsOf, gameChat, harmless, invitation, type Message, markedFacts, safeCrowd } from './messages.ts'

const [first, second, third] = privacyDetective.missions

const pairs = harmless.parts.flatMap(({ id }, index) => harmless.parts.slice(index + 1).map((other) => [id, other.id] as const))

/** All ways to write a message. */
const versions = ({ parts }: Message) =>
  parts.reduce<number[][]>(
    (all, { columns }) => all.flatMap((it) => [0, 1, 2, 3].slice(0, columns.length + 1).map((level) => it.concat(level))),
    [[]],
  )

describe('the crowd', () => {
  it('has everyone without facts, and no one for facts that fit no person', () => {
    expect(crowd(classList, [])).toHaveLength(24)
    expect(crowd(classList, [{ column: 'pet', value: 'dragon' }])).toEqual([])
  })

  it('shrinks with a second list, only if the message has a fact from it', () => {
    const swimmer = [{ column: 'cap', value: 'red' }]
    expect([crowdSize(swimmer, false), crowdSize(swimmer, true)]).toEqual([24, 2])
    const dog = [{ column: 'pet', value: 'dog' }]
    expect(crowdSize(dog, true)).toBe(crowdSize(dog, false))
  })

  it('names the fewest facts that identify', () => {
    const all = factsOf(harmless, [])
    const clues = strongest(classList, all)
    expect(clues).toHaveLength(2)
    expect(crowd(classList, clues)).toHaveLength(1)
    expect(strongest(classList, factsOf(gameChat, []), clubList).map(({ column }) => column)).toEqual(['cap', 'training'])
    expect(strongest(classList, [])).toEqual([])
  })
})

describe('the first mission', () => {
  it('has only facts that are harmless alone', () => {
    for (const { id } of harmless.parts)
      expect(crowdSize(markedFacts(harmless, [id]), false)).toBeGreaterThanOrEqual(harmlessCrowd)
  })

  it('is reached by a third of all pairs', () => {
    const right = pairs.filter((marks) => reportOf(first, { marks }) !== null)
    expect(right.length).toBe(5)
    expect(pairs.length).toBe(15)
  })

  it('is not reached by one fact, three facts, the same fact twice or an unknown one', () => {
    for (const marks of [
      [],
      ['home'],
      ['home', 'home'],
      ['home', 'instrument', 'lunch'],
      ['cap', 'training'],
      ['name', 'home'],
    ]) {
      expect(reportOf(first, { marks })).toBeNull()
    }
  })
})

describe('the second mission', () => {
  const right = versions(invitation).filter((levels) => reportOf(second, { levels }) !== null)

  it('needs coarser words: leaving facts out is not enough', () => {
    expect(crowdSize(factsOf(invitation, []), false)).toBe(1)
    const onlyDropped = right.filter((levels) =>
      levels.every((level, index) => level === 0 || level === invitation.parts[index]?.columns.length),
    )
    expect(onlyDropped).toEqual([])
  })

  it('has several solutions, with up to four facts', () => {
    expect(right.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...right.map((levels) => factsOf(invitation, levels).length))).toBeGreaterThanOrEqual(4)
    expect(reportOf(second, { levels: right[0] })).toMatch(/with [34] facts .* from \d+ people/)
  })

  it('is not reached by leaving out nearly everything, or by levels that do not exist', () => {
    for (const levels of [[3, 3, 2, 2, 2], [3, 3, 2, 2, 1], [], [0, 0, 0, 0, 0], [3, 3, 1, 1, 9]])
      expect(reportOf(second, { levels })).toBeNull()
  })
})

describe('the third mission', () => {
  it('starts with a message that seems safe, and that the second list gives away', () => {
    const facts = factsOf(gameChat, [])
    expect(crowdSize(facts, false)).toBeGreaterThanOrEqual(safeCrowd)
    expect(crowdSize(facts, true)).toBe(1)
    expect(reportOf(third, { levels: [0, 0, 0, 0, 0] })).toBeNull()
  })

  it('is reached only without the facts that the second list has', () => {
    const right = versions(gameChat).filter((levels) => reportOf(third, { levels }) !== null)
    expect(right).toEqual([[2, 1, 0, 0, 0]])
  })
})
