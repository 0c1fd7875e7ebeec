import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { realOrMade as rules } from '@deepm/schema/rules/experiments/real-or-made'
import {
  type Answer,
  claimIds,
  claims,
  deskItems,
  type ItemId,
  impossibleByLooking,
  lookItems,
  truths,
} from '@deepm/schema/rules/experiments/real-or-made/key'
import { describe, expect, it } from 'vitest'
import { claimTexts } from './content/claims.ts'
import { items } from './content/items.ts'
import { sources } from './content/sources.ts'
import {
  changeSecond,
  countSecond,
  deskAnswer,
  evidenceOf,
  type JudgeState,
  lookAnswer,
  nextDesk,
  nextLook,
  openPage,
  pickStart,
  start,
} from './model.ts'

const isReached = (state: JudgeState, mission: 1 | 2 | 3) =>
  reportOf(rules.missions[mission - 1] ?? rules.missions[0], evidenceOf(state, mission)) !== null

const certain = (item: ItemId, isReal: boolean): Answer => ({ item, isReal, confidence: 100 })

describe('the content', () => {
  it('has two to four sources for each item, and a page for each step of a trace', () => {
    for (const item of deskItems) {
      expect(sources[item].length).toBeGreaterThanOrEqual(2)
      expect(sources[item].length).toBeLessThanOrEqual(4)
    }
    for (const claim of claimIds) expect(Object.keys(claimTexts[claim].pages)).toEqual([...claims[claim].pages])
  })

  it('never says in a post what the answer is', () => {
    for (const { text, picture = '' } of Object.values(items))
      expect(`${text} ${picture}`).not.toMatch(/fake|machine|misleading/i)
  })
})

describe('real or made', () => {
  it('reaches no mission at the start', () => {
    for (const mission of [1, 2, 3] as const) expect(isReached(start(), mission)).toBe(false)
  })

  it('gives more points for the same answers with honest confidence', () => {
    // Somebody who trusts everything, and is certain.
    const first = lookItems.reduce((state, item) => lookAnswer(state, certain(item, true)), start())
    expect(nextLook(first)).toBeNull()
    expect(isReached(countSecond(first), 1)).toBe(false)
    const honest = impossibleByLooking
      .filter((it) => first.second.some(({ item }) => item === it))
      .reduce((state, item) => changeSecond(state, { item, isReal: true, confidence: 50 }), first)
    expect(isReached(honest, 1)).toBe(false)
    expect(isReached(countSecond(honest), 1)).toBe(true)
  })

  it('traces a claim through its pages to the start', () => {
    const opened = claims.chocolate.pages.reduce<JudgeState>(openPage, start())
    expect(isReached(pickStart(opened, 'study'), 2)).toBe(false)
    expect(isReached(pickStart(opened, 'press'), 2)).toBe(true)
    expect(isReached(pickStart(openPage(start(), 'press'), 'press'), 2)).toBe(false)
  })

  it('counts ten checked items, if the sure answers are right', () => {
    const judge = (decide: (item: ItemId) => boolean) =>
      deskItems.reduce((state, item) => deskAnswer(state, certain(item, decide(item))), start())
    expect(nextDesk(judge(() => true))).toBeNull()
    expect(
      isReached(
        judge(() => true),
        3,
      ),
    ).toBe(false)
    expect(
      isReached(
        judge((item) => truths[item] === 'true'),
        3,
      ),
    ).toBe(true)
  })
})
