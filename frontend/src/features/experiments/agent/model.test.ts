import { agent as rules } from '@deepm/schema/rules/experiments/agent'
import { tools } from '@deepm/schema/rules/experiments/agent/world'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { describe, expect, it } from 'vitest'
import { type AgentState, answer, choose, evidenceOf, isTrue, progressOf, rewind, roomOf, start, step } from './model.ts'
import { actionWords } from './words.ts'

/** Runs to the end, and answers Yes only to what belongs to the chores. */
function toEnd(state: AgentState, mission: MissionNumber): AgentState {
  let now = state
  for (let turn = 0; turn < 100; turn += 1) {
    const { isOver, isAsking, run } = progressOf(now, mission)
    if (isOver) return now
    now = isAsking ? answer(now, mission, run.question?.id === 'post-letter') : step(now, mission)
  }
  throw new Error('The run does not end.')
}

const isReached = (state: AgentState, mission: MissionNumber) =>
  reportOf(rules.missions[mission - 1] ?? rules.missions[0], evidenceOf(state, mission)) !== null

describe('the agent', () => {
  it('shows one turn at a time, and starts again after a change', () => {
    const one = step(start(), 1)
    expect(progressOf(one, 1).cycles).toHaveLength(1)
    expect(progressOf(choose(one, { tools: ['read'] }), 1).cycles).toEqual([])
    expect(progressOf(one, 2).cycles).toEqual([])
    expect(roomOf(progressOf(toEnd(start({ tools: ['read', 'carry', 'pour'] }), 1), 1).facts)).toBe('reading')
  })

  it('has words for every step that it can take', () => {
    const seen = [1, 2, 3].flatMap((mission) =>
      progressOf(toEnd(start(), mission as MissionNumber), mission as MissionNumber).cycles.flatMap((it) => it.plan),
    )
    expect(seen.filter((id) => !actionWords[id])).toEqual([])
  })

  it('reaches no mission with the first settings', () => {
    for (const mission of [1, 2, 3] as const) {
      expect(isReached(start(), mission)).toBe(false)
      expect(isReached(toEnd(start(), mission), mission)).toBe(false)
    }
  })

  it('reaches the first mission with three tools', () => {
    const state = toEnd(choose(toEnd(start(), 1), { tools: tools.slice(0, 3) }), 1)
    expect(isReached(state, 1)).toBe(true)
  })

  it('reaches the second mission after an attack through the filter and a defence against the same note', () => {
    const { defence } = start()
    const blocked = toEnd(choose(start(), { defence: { ...defence, filter: true } }), 2)
    expect(blocked.attack).toBeNull()
    const note = { opener: 'helper', middle: 'tidy', request: 'carry' } as const
    const attacked = toEnd(choose(blocked, { defence: { ...defence, filter: true, note } }), 2)
    expect(attacked.attack?.note).toEqual(note)
    expect(isReached(attacked, 2)).toBe(false)
    expect(isReached(toEnd(choose(attacked, { defence: { ...attacked.defence, notesAreData: true } }), 2), 2)).toBe(true)
  })

  it('knows the note that got through as soon as the list is posted', () => {
    const { defence } = start()
    const note = { opener: 'helper', middle: 'tidy', request: 'carry' } as const
    let now = choose(start(), { defence: { ...defence, filter: true, note } })
    while (!now.attack) now = step(now, 2)
    expect(progressOf(now, 2).isOver).toBe(false)
    expect(isTrue(progressOf(now, 2).facts, 'list in box')).toBe(true)
  })

  it('reaches the third mission with two kinds of questions, and lists the tries', () => {
    const careless = toEnd(start(), 3)
    const careful = toEnd(rewind(choose(careless, { asks: ['pay', 'post'] }), 3), 3)
    expect(isReached(careful, 3)).toBe(true)
    expect(careful.attempts.map(({ questions, harms }) => [questions, harms.length])).toEqual([
      [0, 2],
      [3, 0],
    ])
  })

  it('loads what it saves', () => {
    const { tools: kept, defence, asks } = start({ asks: ['pay'] })
    expect(rules.state.safeParse(JSON.parse(JSON.stringify({ tools: kept, defence, asks }))).success).toBe(true)
  })
})
