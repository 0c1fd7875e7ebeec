import { describe, expect, test } from 'vitest'
import { checkPrompt } from '../../safety/prompt-safety.ts'
import { coachPrompt } from '../coach/coach.ts'
import type { CoachedKind } from '../coach/kinds/kinds.ts'
import { duels } from './duels.ts'
import { exercisesOfEachType, nextExercise } from './exercises.ts'
import { needWords, readRepair } from './read-repair.ts'
import { repairs } from './repairs.ts'

const all = [...duels, ...repairs]
const kinds: CoachedKind[] = ['question', 'explanation', 'story', 'picture', 'plan', 'homework', 'code', 'joke', 'conversation']
const isPicture = { isForPicture: true }
const howOften = (values: readonly number[]) => [0, 1, 2].map((value) => values.filter((it) => it === value).length)

describe('exercises', () => {
  test('are twelve duels and twelve repairs of all kinds, with different ids', () => {
    expect(duels).toHaveLength(exercisesOfEachType)
    expect(repairs).toHaveLength(exercisesOfEachType)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const exercises of [duels, repairs]) {
      const used = exercises.map(({ kind }) => kind)
      expect(kinds.filter((kind) => !used.includes(kind))).toEqual([])
      expect(kinds.filter((kind) => used.filter((it) => it === kind).length > 2)).toEqual([])
    }
  })

  test('have short texts', () => {
    const limits = { goal: 130, prompt: 180, answer: 280, part: 70, reason: 60, feedback: 130 }
    const texts: [keyof typeof limits, string][] = [
      ...all.map(({ goal }) => ['goal', goal] as [keyof typeof limits, string]),
      ...duels.flatMap(({ prompts, reasons }): [keyof typeof limits, string][] => [
        ...prompts.flatMap(({ text, answer, has, lacks }): [keyof typeof limits, string][] => [
          ['prompt', text],
          ['answer', answer],
          ...[...has, ...lacks].map((it): [keyof typeof limits, string] => ['part', it]),
        ]),
        ...reasons.flatMap(({ text, feedback }): [keyof typeof limits, string][] => [
          ['reason', text],
          ['feedback', feedback],
        ]),
      ]),
      ...repairs.flatMap(({ weak, cameBack, solution }): [keyof typeof limits, string][] => [
        ['prompt', weak],
        ['answer', cameBack],
        ['prompt', solution.prompt],
        ['answer', solution.answer],
      ]),
    ]
    expect(texts.filter(([kind, text]) => text.length > limits[kind] || text.trim() === '')).toEqual([])
  })

  test('have no private data or blocked words, except in the prompt that loses because of them', () => {
    const isFound = (text: string) => {
      const { level, personal } = checkPrompt(text)
      return level === 'danger' || personal.length > 0 || coachPrompt(text).isPrivate.length > 0
    }
    const good = [...duels.map((it) => it.prompts[it.better].text), ...repairs.flatMap((it) => [it.weak, it.solution.prompt])]
    expect(good.filter(isFound)).toEqual([])
    const losing = duels.filter((it) => isFound(it.prompts[1 - it.better]?.text ?? ''))
    expect(losing.map(({ id }) => id)).toEqual(['birthday-party'])
  })
})

describe('duels', () => {
  test.each(duels.map((duel) => [duel.id, duel] as const))('%s has one better prompt and three reasons', (_id, duel) => {
    const better = duel.prompts[duel.better]
    const worse = duel.prompts[duel.better === 0 ? 1 : 0]
    expect(better.lacks).toEqual([])
    expect(better.has.length).toBeGreaterThan(worse.has.length)
    expect(worse.lacks.length).toBeGreaterThan(0)
    // Even the worse prompt has something good, or it would be no choice.
    expect(worse.has.length).toBeGreaterThan(0)
    expect(new Set(duel.reasons.map(({ text }) => text)).size).toBe(3)
    expect(new Set(duel.reasons.map(({ feedback }) => feedback)).size).toBe(3)
  })

  test('do not give the answer away by position or length', () => {
    expect(howOften(duels.map(({ better }) => better))).toEqual([6, 6, 0])
    expect(howOften(duels.map(({ best }) => best))).toEqual([4, 4, 4])
    const shorterWins = duels.filter(({ prompts: [a, b], better }) => a.text.length < b.text.length === (better === 0))
    expect(shorterWins.length).toBeGreaterThanOrEqual(4)
    expect(shorterWins.length).toBeLessThanOrEqual(8)
    const longestReasonIsBest = duels.filter(({ reasons, best }) =>
      reasons.every(({ text }) => text.length <= reasons[best].text.length),
    )
    expect(longestReasonIsBest.length).toBeLessThanOrEqual(6)
  })
})

describe('repairs', () => {
  test.each(repairs.map((repair) => [repair.id, repair] as const))(
    '%s has a weak prompt without what it needs, and a solution with all of it',
    (_id, repair) => {
      const { kind, needs, weak, solution } = repair
      const options = kind === 'picture' ? isPicture : {}
      for (const prompt of [weak, solution.prompt]) expect(coachPrompt(prompt, options).kind).toBe(kind)
      const foundIn = (prompt: string) => {
        const found = coachPrompt(prompt, options).parts.filter(({ isFound }) => isFound)
        return needs.filter((need) => found.some(({ id }) => id === need))
      }
      expect(needs.length).toBeGreaterThan(0)
      expect(foundIn(weak)).toEqual([])
      expect(foundIn(solution.prompt)).toEqual(needs)
      expect(readRepair(repair, weak)).toMatchObject({ result: 'unfinished', said: [] })
      expect(readRepair(repair, solution.prompt)).toMatchObject({ result: 'repaired' })
      expect(needs.filter((id) => needWords[id] === undefined)).toEqual([])
    },
  )
})

describe('the suggested exercise', () => {
  const three: [{ id: string }, ...{ id: string }[]] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  test.each([
    [[], undefined, 'a'],
    [['a'], undefined, 'b'],
    [['b'], undefined, 'a'],
    [[], 'a', 'b'],
    [['c'], 'b', 'a'],
    [['b', 'a', 'c'], undefined, 'b'],
    // Everything is done, and the current one is not suggested again.
    [['b', 'a', 'c'], 'b', 'a'],
  ])('with %j done and %s open is %s', (done, current, next) => {
    expect(
      nextExercise(
        three,
        done,
        three.find(({ id }) => id === current),
      ).id,
    ).toBe(next)
  })
})
