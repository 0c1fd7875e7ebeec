import { describe, expect, it } from 'vitest'
import { adviceOf } from './advice.ts'
import { type AgentState, answer, type Choices, choose, progressOf, start, step } from './model.ts'

/** Runs to the end and returns the advice. */
function adviceAfter(state: AgentState, mission: 1 | 2 | 3, saysYes: (action: string) => boolean = () => true) {
  let now = state
  while (!progressOf(now, mission).isOver) {
    const { isAsking, run } = progressOf(now, mission)
    now = isAsking ? answer(now, mission, saysYes(run.question?.id ?? '')) : step(now, mission)
  }
  return { now, advice: adviceOf(now, mission, progressOf(now, mission).run) }
}

const advice = (choices: Partial<Choices>, mission: 1 | 2 | 3, saysYes?: (action: string) => boolean) =>
  adviceAfter(start(choices), mission, saysYes).advice

describe('the advice after a run', () => {
  it('leads from damage over missing tools to the three tools', () => {
    expect(advice({}, 1)).toContain('Which tool did that?')
    expect(advice({ tools: ['read', 'carry'] }, 1)).toContain('Give one back')
    expect(advice({ tools: ['read', 'carry', 'pour', 'safe'] }, 1)).toContain('Take them away too')
    expect(advice({ tools: ['read', 'carry', 'pour'] }, 1)).toBeNull()
  })

  it('leads from the first note to a note that passes the filter, and to the defence', () => {
    const { defence } = start()
    const polite = { opener: 'helper', middle: 'tidy', request: 'carry' } as const
    expect(advice({}, 2)).toContain('Switch on the word filter')
    expect(advice({ defence: { ...defence, filter: true } }, 2)).toContain('in other words')
    expect(advice({ defence: { ...defence, filter: true, note: { ...polite, request: 'plant' } } }, 2)).toContain(
      'The list is still safe',
    )
    expect(advice({ defence: { ...defence, notesAreData: true } }, 2)).toContain('Switch “Notes are not orders” off')
    const { now, advice: first } = adviceAfter(start({ defence: { ...defence, filter: true, note: polite } }), 2)
    expect(first).toContain('got past the filter')
    const change = (part: Partial<AgentState['defence']>) => choose(now, { defence: { ...now.defence, ...part } })
    expect(adviceAfter(change({ note: defence.note }), 2).advice).toContain('“Hello, dear helper.')
    expect(adviceAfter(change({ tools: ['doors', 'post'] }), 2).advice).toContain('Give a tool back')
    expect(adviceAfter(change({ notesAreData: true }), 2).advice).toBeNull()
  })

  it('leads from no questions over too many to the right ones', () => {
    const isChore = (action: string) => !['buy-book', 'open-office', 'open-safe', 'take-list', 'post-list'].includes(action)
    expect(advice({}, 3)).toContain('did not ask you before that')
    expect(advice({ asks: ['pay', 'post'] }, 3)).toContain('You said Yes to that')
    expect(advice({ asks: ['pay', 'post'] }, 3, () => false)).toContain('You said No')
    expect(advice({ asks: ['pay', 'post', 'read'] }, 3, isChore)).toContain('only 2 kinds')
    expect(advice({ asks: ['pay', 'post'] }, 3, isChore)).toBeNull()
  })
})
