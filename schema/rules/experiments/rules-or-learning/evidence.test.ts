import { describe, expect, it } from 'vitest'
import { reportOf } from '../mission.ts'
import { maxRules, rulesOrLearning } from '../rules-or-learning.ts'
import { creatureCount, creatureOf, numberOf, questions } from './creatures.ts'
import { trueKind, worlds } from './worlds.ts'

const [beat, tooDeep, breakBoth] = rulesOrLearning.missions
const [world] = worlds
const rule = { question: 0, isYes: true, kind: 'zib' } as const

describe('beat the tree', () => {
  it('is reached by the secret rules of every planet, which the server counts itself', () => {
    for (const [place, { secret }] of worlds.entries())
      expect(reportOf(beat, { world: place, list: secret })).toMatch(/sort 5\d of 60 unseen creatures right/)
  })

  it('is not reached without rules, and takes no figures and no long lists', () => {
    expect(reportOf(beat, { world: 0, list: { rules: [], otherwise: 'zib' } })).toBeNull()
    expect(reportOf(beat, { world: 0, list: world.secret, right: 60 })).toBeNull()
    const rules = Array.from({ length: maxRules + 1 }, () => rule)
    expect(reportOf(beat, { world: 0, list: { rules: [...world.secret.rules, ...rules], otherwise: 'mork' } })).toBeNull()
  })
})

describe('make the tree too deep', () => {
  it('is reached by a perfect tree that is worse on hidden creatures than a smaller one', () => {
    expect(reportOf(tooDeep, { world: 0, simple: 3, deep: 4 })).toContain('got 47 of 60; a smaller tree got 52')
    expect(reportOf(tooDeep, { world: 0, simple: 2, deep: 3 })).toBeNull()
    expect(reportOf(tooDeep, { world: 0, simple: 4, deep: 3 })).toBeNull()
    expect(reportOf(tooDeep, { world: 0, simple: 1, deep: 4 })).toBeNull()
  })
})

describe('break both', () => {
  const ask = (creature: number, question: number) => questions[question]?.ask(creatureOf(creature)) === true
  const way = (creature: number, asked: readonly number[]) =>
    asked.map((question) => ({ question, isYes: ask(creature, question) }))
  const isUnseen = (creature: number) => !world.shown.some((it) => numberOf(it.creature) === creature)
  const rare = Array.from({ length: creatureCount }, (_, number) => number).filter(
    (number) => isUnseen(number) && world.rare.every((question) => ask(number, question)) && ask(number, 3) && ask(number, 0),
  )
  const evidence = (creature: number, asked = [3, 0]) => ({ world: 0, list: world.secret, path: way(creature, asked), creature })

  it('is reached by an unseen rare creature that the rules and the examples on its way get wrong', () => {
    expect(rare.length).toBeGreaterThan(0)
    for (const creature of rare) expect(reportOf(breakBoth, evidence(creature))).toContain('Built a creature')
  })

  it('is not reached by a shown creature, a false way, a short way or weak rules', () => {
    const [creature = 0] = rare
    const shown = world.shown.find((it) => trueKind(world, it.creature) !== it.kind) ?? world.shown[0]
    expect(reportOf(breakBoth, evidence(numberOf(shown?.creature ?? creatureOf(0))))).toBeNull()
    const path = way(creature, [3, 0]).map((step) => ({ ...step, isYes: !step.isYes }))
    expect(reportOf(breakBoth, { ...evidence(creature), path })).toBeNull()
    expect(reportOf(breakBoth, evidence(creature, [3]))).toBeNull()
    expect(reportOf(breakBoth, { ...evidence(creature), list: { rules: [], otherwise: 'zib' } })).toBeNull()
  })
})
