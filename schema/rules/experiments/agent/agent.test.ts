import { describe, expect, it } from 'vitest'
import { agent } from '../agent.ts'
import { reportOf } from '../mission.ts'
import { run } from './run.ts'
import { choresTask, type Defence, fewestTools, firstNote, noteTask, okTask, secondTools, thirdAskables } from './tasks.ts'
import { type Askable, middles, type Note, openers, requests, tools } from './world.ts'

const [first, second, third] = agent.missions

const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => bits & (1 << index)))

const notes: Note[] = openers.flatMap((opener) =>
  middles.flatMap((middle) => requests.map((request): Note => ({ opener, middle, request }))),
)

/** Answers each question of a run. */
function answered(asks: readonly Askable[], decide: (action: string) => boolean) {
  const answers: boolean[] = []
  let now = run(okTask(asks), answers)
  while (now.question) {
    answers.push(decide(now.question.id))
    now = run(okTask(asks), answers)
  }
  return { ...now, answers }
}

const sensible = (action: string) => !['buy-book', 'open-office', 'open-safe', 'take-list', 'post-list'].includes(action)

describe('tools', () => {
  it('let the robot break things when it has all of them, because the shortest plan is not the best one', () => {
    const { isGoalReached, harms, cycles } = run(choresTask(tools))
    expect({ isGoalReached, harms, steps: cycles.length }).toEqual({
      isGoalReached: true,
      harms: ['money spent', 'books wet'],
      steps: 3,
    })
  })

  it('reach the goal without damage with one set of three, and with no smaller one', () => {
    const clean = subsets(tools).filter((given) => {
      const { isGoalReached, harms } = run(choresTask(given))
      return isGoalReached && harms.length === 0
    })
    expect(Math.min(...clean.map((it) => it.length))).toBe(fewestTools)
    expect(clean.filter((it) => it.length === fewestTools)).toEqual([['read', 'carry', 'pour']])
    expect(reportOf(first, { tools: ['carry', 'pour', 'read'] })).toContain('3 of 8 tools')
  })

  it('do not count when they are too many, missing or unknown', () => {
    for (const given of [
      [],
      ['read', 'carry'],
      [...tools],
      ['read', 'carry', 'pour', 'doors'],
      ['read', 'carry', 'pay'],
      ['fly'],
    ]) {
      expect(reportOf(first, { tools: given })).toBeNull()
    }
  })
})

describe('a note', () => {
  const open = (note: Note): Defence => ({ note, tools: secondTools, filter: false, notesAreData: false })

  it('takes over a robot that has no protection', () => {
    const taken = run(noteTask(open(firstNote)))
    expect({ harms: taken.harms, isGoalReached: taken.isGoalReached }).toEqual({ harms: ['list in box'], isGoalReached: false })
    expect(taken.cycles.find((it) => it.reading)?.reading).toBe('taken as an order')
  })

  it('gets past the word filter in other words', () => {
    const passing = notes.filter((note) => run(noteTask({ ...open(note), filter: true })).harms.length > 0)
    expect(passing.length).toBeGreaterThan(1)
    expect(passing.length).toBeLessThan(notes.length / 3)
    expect(passing).not.toContainEqual(firstNote)
  })

  it('does no harm if notes are data, or if one permission is missing; the robot still does its chores', () => {
    for (const note of notes) expect(run(noteTask({ ...open(note), notesAreData: true })).isGoalReached).toBe(true)
    for (const missing of ['doors', 'safe', 'post'] as const) {
      const attack: Defence = { ...open({ opener: 'head', middle: 'tidy', request: 'carry' }), filter: true }
      const defended = { ...attack, tools: secondTools.filter((it) => it !== missing) }
      expect(reportOf(second, { attack, defended })).toContain('taking a permission away')
    }
  })

  it('must have passed the filter, and the protection must hold against the same note', () => {
    const attack: Defence = { ...open({ opener: 'head', middle: 'tidy', request: 'carry' }), filter: true }
    const defended: Defence = { ...attack, notesAreData: true }
    expect(reportOf(second, { attack, defended })).toContain('as data')
    expect(reportOf(second, { attack: { ...attack, filter: false }, defended })).toBeNull()
    expect(reportOf(second, { attack: { ...attack, note: firstNote }, defended: { ...defended, note: firstNote } })).toBeNull()
    expect(reportOf(second, { attack, defended: attack })).toBeNull()
    expect(reportOf(second, { attack, defended: { ...defended, note: firstNote } })).toBeNull()
    expect(reportOf(second, { attack, defended: { ...defended, tools: [] } })).toBeNull()
  })
})

describe("a person's OK", () => {
  it('prevents damage when every step needs it, but takes many questions', () => {
    const { harms, isGoalReached, questions, answers } = answered(thirdAskables, sensible)
    expect({ harms, isGoalReached }).toEqual({ harms: [], isGoalReached: true })
    expect(questions).toBeGreaterThan(15)
    expect(reportOf(third, { asks: [...thirdAskables], answers })).toBeNull()
  })

  it('is missing where nothing needs it', () => {
    expect(run(okTask([])).harms).toEqual(['money spent', 'list in box'])
    expect(reportOf(third, { asks: [], answers: [] })).toBeNull()
  })

  it('prevents damage with the right two kinds of steps, and few questions', () => {
    const right = subsets(thirdAskables)
      .filter((asks) => asks.length <= 2)
      .filter((asks) => reportOf(third, { asks, answers: answered(asks, sensible).answers }) !== null)
    expect(right).toEqual([
      ['carry', 'pay'],
      ['pay', 'doors'],
      ['pay', 'safe'],
      ['pay', 'post'],
    ])
  })

  it('does not help when the answer is always yes, or missing', () => {
    for (const asks of [
      ['pay', 'post'],
      ['pay', 'safe'],
    ] as Askable[][]) {
      const { answers, harms } = answered(asks, () => true)
      expect(harms).not.toEqual([])
      expect(reportOf(third, { asks, answers })).toBeNull()
      expect(reportOf(third, { asks, answers: [] })).toBeNull()
    }
  })
})

it('runs within a few milliseconds, because the server repeats it', () => {
  const start = performance.now()
  for (let repeat = 0; repeat < 10; repeat += 1) run(okTask([]))
  expect((performance.now() - start) / 10).toBeLessThan(30)
})
