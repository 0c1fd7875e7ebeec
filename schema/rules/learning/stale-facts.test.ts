import { expect, it } from 'vitest'
import { staleFacts } from './stale-facts.ts'

const fact = (checkedOn: string) => ({ statement: `Checked on ${checkedOn}.`, source: 'https://example.org', checkedOn })

it('lists the statements of lessons that were not checked for 180 days, the oldest first', () => {
  const lessons = [
    { id: 'one', title: 'One', facts: [fact('2026-05-31'), fact('2026-05-29')] },
    { id: 'two', title: 'Two', facts: [fact('2025-01-01'), fact('2026-05-30')] },
  ]
  const stale = staleFacts(lessons, new Date('2026-11-26T12:00:00Z'))
  expect(stale.map((it) => [it.lessonId, it.checkedOn])).toEqual([
    ['two', '2025-01-01'],
    ['one', '2026-05-29'],
  ])
})
