import { describe, expect, it } from 'vitest'
import {
  byUrgency,
  choicesFor,
  isOverdue,
  maxMessageLength,
  messageTemplate,
  queueChoiceIds,
  queueDeadline,
  queueDecision,
  queueId,
  queueKindIds,
  queueKinds,
  readQueueId,
} from './safety-queue.ts'

const since = new Date('2026-11-20T10:00:00Z')
const later = new Date(since.getTime() + 1)

describe('the order of the queue', () => {
  it('puts more serious items first, whatever the deadlines', () => {
    const items = queueKindIds.toReversed().map((kind, index) => ({ id: `${index}`, kind, since: new Date(index) }))
    expect(items.toSorted(byUrgency).map(({ kind }) => kind)).toEqual([
      'crisis',
      'reportedProject',
      'reportedAnswer',
      'review',
      'share',
      'flagged',
    ])
  })

  it('sorts by deadline within a severity, then by id', () => {
    const items = [
      { id: 'c', kind: 'review', since: later },
      { id: 'b', kind: 'review', since },
      { id: 'a', kind: 'review', since: later },
    ] as const
    expect(items.toSorted(byUrgency).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
})

describe('a deadline', () => {
  it.each([
    ['crisis', 1],
    ['reportedAnswer', 24],
    ['reportedProject', 24],
    ['review', 48],
    ['share', 72],
    ['flagged', 168],
  ] as const)('of a %s is %i hours', (kind, hours) => {
    const due = queueDeadline(kind, since)
    expect((due.getTime() - since.getTime()) / 3_600_000).toBe(hours)
    expect(isOverdue(due, new Date(due.getTime() - 1))).toBe(false)
    expect(isOverdue(due, due)).toBe(true)
  })

  it('is sooner for more serious items', () => {
    const hours = queueKindIds
      .toSorted((a, b) => queueKinds[a].severity - queueKinds[b].severity)
      .map((it) => queueKinds[it].hours)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  })
})

describe("an item's id", () => {
  it('contains its kind and the id of its subject', () => {
    expect(readQueueId(queueId('review', '0199-a'))).toEqual({ kind: 'review', sourceId: '0199-a' })
  })
  it.each(['', 'review', 'review:', ':1', 'other:1'])('is not “%s”', (id) => {
    expect(readQueueId(id)).toBeNull()
  })
})

describe('a decision', () => {
  it('is possible for every kind', () => {
    for (const kind of queueKindIds) expect(choicesFor(kind).length).toBeGreaterThan(0)
  })

  it('starts with a matching template where the child reads a message', () => {
    for (const choice of queueChoiceIds) {
      const template = messageTemplate(choice)
      if (template !== null) expect(template.length).toBeLessThanOrEqual(maxMessageLength)
    }
  })

  const read = (changes: object) => queueDecision.safeParse({ id: 'review:1', choice: 'granted', word: 'Fine.', ...changes })
  const field = (changes: object) => read(changes).error?.issues[0]?.path[0]

  it('strips invisible characters from its text', () => {
    expect(read({ word: '  Fi\u200bne. ' }).data).toMatchObject({ word: 'Fine.', careNote: '' })
  })

  it('reports the invalid field', () => {
    expect(field({ word: ' ' })).toBe('word')
    expect(field({ word: 'x'.repeat(maxMessageLength + 1) })).toBe('word')
    expect(field({ choice: 'approved' })).toBe('choice')
    expect(field({ choice: 'other' })).toBe('choice')
    expect(field({ id: 'crisis:1', choice: 'attended' })).toBe('careNote')
    expect(field({ id: 'share:1', choice: 'approved', word: null })).toBeUndefined()
  })
})
