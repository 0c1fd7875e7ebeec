import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { privacyDetective as rules } from '@deepm/schema/rules/experiments/privacy-detective'
import { describe, expect, it } from 'vitest'
import { type DetectiveState, evidenceOf, findingOf, messages, setLevel, start, toggleMark } from './model.ts'
import { messageWords } from './words.ts'

const isReached = (state: DetectiveState, mission: 1 | 2 | 3) =>
  reportOf(rules.missions[mission - 1] ?? rules.missions[0], evidenceOf(state, mission)) !== null

describe('the privacy detective', () => {
  it('has a sentence for each level of each fact', () => {
    for (const mission of [1, 2, 3] as const) {
      for (const { id, columns } of messages[mission].parts)
        expect(messageWords[mission].parts[id]?.says).toHaveLength(columns.length)
      expect(Object.keys(messageWords[mission].parts)).toEqual(messages[mission].parts.map(({ id }) => id))
    }
  })

  it('starts with everybody and shrinks the crowd with each marked fact', () => {
    const none = start()
    const one = toggleMark(none, 'home')
    const two = toggleMark(one, 'instrument')
    expect([none, one, two].map((it) => findingOf(it, 1).fitting.size)).toEqual([24, 4, 1])
    expect([none, one, two].map((it) => isReached(it, 1))).toEqual([false, false, true])
    expect(findingOf(toggleMark(two, 'instrument'), 1).fitting.size).toBe(4)
  })

  it('hides the writer of the invitation with less exact words', () => {
    expect(isReached(start(), 2)).toBe(false)
    const levels = [2, 3, 1, 1, 1]
    const vague = levels.reduce((state, level, index) => setLevel(state, 2, index, level), start())
    expect(findingOf(vague, 2).fitting.size).toBeGreaterThanOrEqual(5)
    expect(isReached(vague, 2)).toBe(true)
  })

  it('loses its crowd to the second list, until the message says nothing that the list has', () => {
    const linked = { ...start(), hasClubList: true }
    expect([findingOf(start(), 3).fitting.size, findingOf(linked, 3).fitting.size]).toEqual([6, 1])
    const safe = setLevel(setLevel(linked, 3, 0, 2), 3, 1, 1)
    expect(isReached(linked, 3)).toBe(false)
    expect(isReached(safe, 3)).toBe(true)
    expect(isReached({ ...safe, hasClubList: false }, 3)).toBe(false)
  })

  it('loads what it saves', () => {
    const { marks, invitation, gameChat } = toggleMark(start(), 'pet')
    expect(rules.state.safeParse({ marks, invitation, gameChat }).success).toBe(true)
  })
})
