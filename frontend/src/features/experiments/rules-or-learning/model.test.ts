import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { contestDepth, minimumRight, rulesOrLearning } from '@deepm/schema/rules/experiments/rules-or-learning'
import {
  creatureCount,
  creatureOf,
  type Kind,
  numberOf,
  questions,
  type RuleList,
} from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { rightByRules, worlds } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { describe, expect, it } from 'vitest'
import { randomIndex, seededRandom } from '../engine/random.ts'
import { bestQuestion, entropy, entropyAfter } from './core.ts'
import core from './core.ts?raw'
import {
  candidates,
  checkedClaim,
  contest,
  depths,
  evidenceOf,
  growAll,
  grown,
  growTree,
  isShown,
  rightByTree,
  type State,
  sortByTree,
  startState,
  verdicts,
  withRule,
  worldOf,
} from './model.ts'

const kinds: readonly Kind[] = ['zib', 'mork']
const places = [0, 1, 2]
const everyCreature = Array.from({ length: creatureCount }, (_, number) => number)

const example = (isZib: boolean, ...answers: boolean[]) => ({ isZib, answers })
const treeOf = (state: State) => growTree(worldOf(state), state.splits, state.depth)

/** Adds the rule that sorts most shown creatures right, as a patient learner does. */
function patientRules(world: number, count: number): RuleList {
  const { shown } = worlds[world] ?? worlds[0]
  let best: RuleList = { rules: [], otherwise: 'zib' }
  for (let step = 0; step < count; step += 1) {
    const { rules } = best
    for (const [question] of questions.entries())
      for (const kind of kinds)
        for (const otherwise of kinds) {
          const list = { rules: [...rules, { question, isYes: true, kind }], otherwise }
          if (rightByRules(list, shown) > rightByRules(best, shown)) best = list
        }
  }
  return best
}

describe('entropy', () => {
  it('is 1 bit for half and half, 0 for one kind, and in between for a mix', () => {
    expect(entropy([example(true), example(false)])).toBe(1)
    expect(entropy([example(true), example(true)])).toBe(0)
    expect(entropy([example(true), example(true), example(true), example(false)])).toBeCloseTo(0.811, 3)
  })

  it('drops to 0 with a question that divides the kinds, and stays with one that does not', () => {
    const group = [
      example(true, true, true),
      example(true, true, false),
      example(false, false, true),
      example(false, false, false),
    ]
    expect([entropyAfter(group, 0), entropyAfter(group, 1)]).toEqual([0, 1])
    expect(bestQuestion(group, 2)).toBe(0)
    expect(bestQuestion(group.slice(0, 2), 2)).toBe(-1)
  })
})

describe('the code that learners see', () => {
  it('has at most 40 lines', () => {
    expect(core.trim().split('\n').length).toBeLessThanOrEqual(40)
  })
})

describe.each(places)('planet %i', (place) => {
  const world = worlds[place] ?? worlds[0]

  it('has 36 shown and 60 hidden creatures, all different, with both kinds nearly balanced', () => {
    const numbers = [...world.shown, ...world.hidden].map((it) => numberOf(it.creature))
    expect([world.shown.length, world.hidden.length, new Set(numbers).size]).toEqual([36, 60, 96])
    const zibs = world.shown.filter((it) => it.kind === 'zib').length
    expect(Math.abs(zibs - 18)).toBeLessThan(5)
  })

  it('has the figures of the tree that the server compares with', () => {
    const figures = depths.map((depth) => {
      const tree = growTree(world, growAll, depth)
      return [rightByTree(tree, world.shown), rightByTree(tree, world.hidden)]
    })
    expect(figures).toEqual(world.treeRight)
  })

  it('lets the secret rules beat the small tree, and neither is perfect', () => {
    const right = rightByRules(world.secret, world.hidden)
    expect(right).toBeGreaterThan(world.treeRight[contestDepth - 1]?.[1] ?? 60)
    expect(right).toBeLessThan(60)
    expect(rightByRules(world.secret, world.shown)).toBeLessThan(36)
  })

  it('reaches the first mission with three patient rules, and not without rules', () => {
    const state = { ...startState(place), list: patientRules(place, 3) }
    expect(reportOf(rulesOrLearning.missions[0], evidenceOf(1, contest(state)))).toContain('of 60')
    for (const otherwise of kinds) {
      const idle = contest({ ...startState(place), list: { rules: [], otherwise } })
      expect(reportOf(rulesOrLearning.missions[0], evidenceOf(1, idle))).toBeNull()
    }
  })

  it('gets worse on hidden creatures when the tree is perfect on shown ones', () => {
    let state = startState(place)
    for (const depth of [contestDepth, 3, 6]) state = grown(state, growAll, depth)
    const report = (claimed: number | null) => reportOf(rulesOrLearning.missions[1], evidenceOf(2, { ...state, claimed }))
    expect(report(null)).toBeNull()
    expect(report(3)).toBeNull()
    expect(report(6)).toContain('smaller tree')
    expect(checkedClaim({ ...state, claimed: 6 })).toMatchObject({ missed: 0, simple: 3 })
    expect(checkedClaim({ ...state, seen: [6], claimed: 6 })?.simple).toBeUndefined()
  })

  it('has an unseen creature that breaks both, for all sensible rules', () => {
    const random = seededRandom(place + 5)
    const listOf = (): RuleList => ({
      rules: Array.from({ length: 2 + randomIndex(random, 5) }, () => ({
        question: randomIndex(random, questions.length),
        isYes: random() < 0.8,
        kind: random() < 0.5 ? 'zib' : 'mork',
      })),
      otherwise: random() < 0.5 ? 'zib' : 'mork',
    })
    const found = Array.from({ length: 600 }, listOf).filter((it) => rightByRules(it, world.shown) >= minimumRight)
    expect(found.length).toBeGreaterThan(5)
    const lists = [world.secret, patientRules(place, 3), patientRules(place, 6), ...found.slice(0, 12)]
    for (const list of lists) {
      const breaks = everyCreature.filter((number) => {
        const revealed = { ...startState(place), list, creature: number, isRevealed: true }
        return reportOf(rulesOrLearning.missions[2], evidenceOf(3, revealed)) !== null
      })
      expect(breaks.length).toBeGreaterThan(0)
      expect(breaks.length).toBeLessThan(creatureCount)
    }
  })

  it('breaks both most often with the rare combination, which a learner sees among the shown creatures', () => {
    const state = { ...grown(startState(place), growAll, contestDepth), list: world.secret }
    const tree = treeOf(state)
    const wrong = everyCreature.filter((number) => {
      const { rules, tree: byTree, truth } = verdicts(state, tree, creatureOf(number))
      return rules !== truth && byTree !== truth && !isShown(state, number)
    })
    const isRare = (number: number) => world.rare.every((question) => questions[question]?.ask(creatureOf(number)))
    expect(wrong.filter(isRare).length).toBe(wrong.length)
    expect(world.shown.filter((it) => isRare(numberOf(it.creature))).length).toBeGreaterThan(2)
  })
})

describe('the model', () => {
  it('numbers creatures in both directions', () => {
    for (const number of everyCreature) expect(numberOf(creatureOf(number))).toBe(number)
  })

  it('adds one question per tap and stops when no group can be divided', () => {
    const counts = Array.from({ length: 5 }, (_, splits) => growTree(worlds[0], splits, contestDepth)).map((it) => it.splits)
    expect(counts).toEqual([0, 1, 2, 3, 3])
    expect(growTree(worlds[0], growAll, contestDepth).next).toBeNull()
  })

  it('asks the question that leaves the least mixed groups first', () => {
    const { root, next } = growTree(worlds[1], 1, 3)
    expect(root.split?.question).toBe(candidates(root.group)[0]?.question)
    expect(next?.level).toBe(1)
  })

  it('lets a tree without questions give everybody the kind of most', () => {
    const tree = growTree(worlds[0], 0, 2)
    expect(new Set(everyCreature.map((number) => sortByTree(tree, creatureOf(number)).kind)).size).toBe(1)
  })

  it('takes at most six rules', () => {
    let state = startState()
    for (let count = 0; count < 9; count += 1) state = withRule(state, { question: count, isYes: true })
    expect(state.list.rules).toHaveLength(6)
  })
})
