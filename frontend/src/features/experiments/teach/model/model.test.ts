import { wrongStatements } from '@deepm/schema/rules/experiments/model-card'
import { sure, teach } from '@deepm/schema/rules/experiments/teach'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../drawings/motifs/motifs.ts'
import { type Drawing, turned } from '../../drawings/paper/drawing.ts'
import { answerOf, factsOf, judge, machineIds, type Report, scoreOf, trainAndTest } from './machine.ts'
import {
  addedCount,
  hasRoom,
  type Label,
  type State,
  startState,
  testItems,
  trainingItems,
  trayMotifs,
  trayOf,
  withItem,
} from './model.ts'
import { pack, unpack } from './saved.ts'

const setups = ['cat-dog', 'sun-flower'] as const

function trained(state: State): Report {
  let report: Report | null = null
  trainAndTest({ id: 1, training: trainingItems(state), tests: testItems(state) }, (answer) => {
    if ('report' in answer) report = answer.report
  })
  if (!report) throw new Error('The training has no report.')
  return report
}

const share = (report: Report, id: 'neighbors' | 'network') => {
  const { right, tested } = scoreOf(report.tests, id)
  return right / tested
}

/** Adds some pages of prepared drawings, as a learner who taps all of them. */
function withPages(state: State, first: number, count: number): State {
  const motifs = trayMotifs(state.setup)
  const taken = Array.from({ length: count }, (_, page) => trayOf(motifs, first + page, 6)).flat()
  return taken.reduce((now, it) => withItem(now, motifs.indexOf(it.motif) as Label, drawn(it), it), state)
}

describe.each(setups)('a machine that learns %s', (setup) => {
  it('is trained again from the same drawings to the same machine', () => {
    const [one, two] = [trained(startState(setup)), trained(startState(setup))]
    expect(one.machine.network).toEqual(two.machine.network)
  })

  it('fails at 90% with the drawings of the beginning, which have one look', () => {
    const report = trained(startState(setup))
    for (const id of machineIds) {
      expect(share(report, id)).toBeLessThan(0.9)
      const scores = factsOf(setup, report, id).groups.map(({ right, tested }) => right / tested)
      expect(scores[0]).toBeGreaterThanOrEqual(0.9)
      expect(Math.min(...scores)).toBeLessThan(0.7)
    }
  })

  it('stays below 90% with more drawings of the same look', () => {
    const motifs = trayMotifs(setup)
    const same = Array.from({ length: 8 }, (_, page) => trayOf(motifs, page, 6))
      .flat()
      .filter((it) => it.look === 0)
    const state = same.reduce((now, it) => withItem(now, motifs.indexOf(it.motif) as Label, drawn(it), it), startState(setup))
    expect(addedCount(state)).toBe(16)
    for (const id of machineIds) expect(share(trained(state), id)).toBeLessThan(0.9)
  })

  it('reaches 90% with varied drawings, whichever are chosen', () => {
    for (const first of [0, 10, 20, 30, 40]) {
      const state = withPages(startState(setup), first, 7)
      expect(hasRoom(state)).toBe(true)
      const report = trained(state)
      const best = Math.max(...machineIds.map((id) => share(report, id)))
      expect(best, `pages from ${first}`).toBeGreaterThanOrEqual(0.9)
      expect(share(report, 'neighbors'), `pages from ${first}`).toBeGreaterThan(0.88)
    }
  })

  it('can be fooled by changing a drawing that it gets right, before and after it was repaired', () => {
    for (const state of [startState(setup), withPages(startState(setup), 0, 4)]) {
      const { machine } = trained(state)
      for (const id of machineIds) {
        const right = testItems(state).filter(({ drawing, label }) => answerOf(judge(machine, drawing)[id]) === label)
        const fooling = right.filter(({ drawing, label }) =>
          changed(drawing).some((it) => (judge(machine, it)[id][1 - label] ?? 0) >= sure),
        )
        expect(fooling.length).toBeGreaterThan(5)
      }
    }
  })
})

/** What a learner can do with four buttons or fewer. */
function changed(drawing: Drawing): Drawing[] {
  const shorter = [1, 2, 3, 4].map((count) => drawing.slice(0, -count))
  return [...[45, 90, 135, 180].map((degrees) => turned(drawing, degrees)), ...shorter].filter((it) => it.length > 0)
}

describe('own classes', () => {
  it('put every second drawing of a kind into the test box', () => {
    let state = startState('own')
    expect(state.items).toEqual([])
    const [sun, house] = [trayOf(['sun'], 0, 12), trayOf(['pitched'], 0, 12)]
    for (const [label, drawings] of [sun, house].entries()) {
      for (const it of drawings) state = withItem(state, label as Label, drawn(it), it)
    }
    expect(trainingItems(state)).toHaveLength(12)
    expect(testItems(state).map((it) => it.label)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    expect(share(trained(state), 'neighbors')).toBeGreaterThan(0.9)
  })

  it('stop at the most drawings', () => {
    let state = startState('own')
    for (let count = 0; count < 130; count += 1) state = withItem(state, 0, [[[1, 1]]], null)
    expect(state.items).toHaveLength(120)
    expect(hasRoom(state)).toBe(false)
  })
})

describe('saved work', () => {
  it('comes back with drawn and prepared drawings, without names', () => {
    const start = withPages(startState('cat-dog'), 0, 1)
    const state = withItem(
      { ...start, names: ['Mia', 'Rex'] },
      1,
      [
        [
          [10, 20],
          [30.4, 40],
        ],
        [[5, 5]],
      ],
      null,
    )
    const saved = JSON.parse(JSON.stringify(pack(state)))
    expect(JSON.stringify(saved)).not.toContain('Mia')
    const again = unpack(teach.state.parse(saved))
    expect(again?.items.at(-43)?.drawing).toEqual([
      [
        [10, 20],
        [30, 40],
      ],
      [[5, 5]],
    ])
    expect(trainingItems(again ?? state).map((it) => it.label)).toEqual(trainingItems(state).map((it) => it.label))
    expect(testItems(again ?? state)).toEqual(testItems(state))
    expect(addedCount(again ?? state)).toBe(7)
  })

  it('never gets longer than the server accepts', () => {
    const line = Array.from({ length: 60 }, (_, index) => [index, 100 - index] as const)
    let state = startState('own')
    for (let count = 0; count < 100; count += 1) state = withItem(state, 0, [line, line, line], null)
    const saved = pack(state)
    expect(JSON.stringify(saved).length).toBeLessThanOrEqual(32_000)
    expect(saved.examples.length).toBeGreaterThan(10)
    expect(teach.state.safeParse(saved).success).toBe(true)
  })
})

it('has a model card whose statements differ between machines', () => {
  const facts = [startState('cat-dog'), withPages(startState('cat-dog'), 0, 4)].map((it) =>
    factsOf('cat-dog', trained(it), 'neighbors'),
  )
  expect(facts.map((it) => wrongStatements(it, ['few', 'even', 'group-0']))).toEqual([[], ['few', 'group-1', 'group-2']])
})
