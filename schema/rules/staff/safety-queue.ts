import { z } from '../forms/zod.ts'
import { cleanPrompt } from '../lab/lab.ts'
import { hoursFrom } from '../time/deadline.ts'

// Staff's safety queue: order, deadlines and possible decisions.

type Kind = {
  /** Lower is more serious and comes first. */
  severity: number
  /** Hours until staff must decide. */
  hours: number
  /** Singular and plural name. */
  name: string
  names: string
}

export const queueKinds = {
  crisis: { severity: 0, hours: 1, name: 'Crisis', names: 'Crises' },
  reportedAnswer: { severity: 1, hours: 24, name: 'Reported answer', names: 'Reported answers' },
  reportedProject: { severity: 1, hours: 24, name: 'Reported project', names: 'Reported projects' },
  review: { severity: 2, hours: 48, name: 'Review', names: 'Reviews' },
  share: { severity: 3, hours: 72, name: 'Sharing request', names: 'Sharing requests' },
  flagged: { severity: 4, hours: 168, name: 'Blocked prompt', names: 'Blocked prompts' },
} as const satisfies Record<string, Kind>

/** Minutes after which staff are reminded of a crisis that nobody has opened. */
export const crisisReminderMinutes = [30, 120] as const

/** Days of which the queue shows the response times to crises. */
export const responseDays = 30

export type QueueKind = keyof typeof queueKinds
export const queueKindIds = Object.keys(queueKinds) as [QueueKind, ...QueueKind[]]

/** Returns the deadline of an item waiting since a given time. */
export function queueDeadline(kind: QueueKind, since: Date): Date {
  return hoursFrom(since, queueKinds[kind].hours)
}

export function isOverdue(due: Date, now: Date): boolean {
  return due <= now
}

export type QueuePosition = { id: string; kind: QueueKind; since: Date }

/** Sorts by severity, then deadline; ties have a stable order. */
export function byUrgency(one: QueuePosition, other: QueuePosition): number {
  const severity = queueKinds[one.kind].severity - queueKinds[other.kind].severity
  const due = queueDeadline(one.kind, one.since).getTime() - queueDeadline(other.kind, other.since).getTime()
  return severity || due || (one.id < other.id ? -1 : 1)
}

/** Returns the id of an item: its kind and the id of its subject. */
export function queueId(kind: QueueKind, sourceId: string): string {
  return `${kind}:${sourceId}`
}

/** @returns `null` for an invalid item id */
export function readQueueId(id: string): { kind: QueueKind; sourceId: string } | null {
  const [name = '', sourceId = ''] = id.split(':', 2)
  const kind = queueKindIds.find((it) => it === name)
  return kind && sourceId ? { kind, sourceId } : null
}

type Choice = {
  kind: QueueKind
  /** On the button. */
  label: string
  /** The outcome, after "Decided:". */
  outcome: string
  /** A template for the message to the child, where there is one. Staff can edit it. */
  template?: string
}

export const queueChoices = {
  attended: {
    kind: 'crisis',
    label: 'Handled',
    outcome: 'handled',
    template:
      'We read what you wrote, and we are glad that you told us. You are not alone. Please talk to an adult you trust today.',
  },
  corrected: {
    kind: 'reportedAnswer',
    label: 'The report is right',
    outcome: 'the report is right',
    template: 'You’re right: that answer should not be like this. Thank you for telling us. We’re finding out why it happened.',
  },
  answerFine: {
    kind: 'reportedAnswer',
    label: 'The answer is fine',
    outcome: 'the answer is fine',
    template: 'We read the answer and found nothing harmful in it. It was good to ask. AI can be wrong, so always double-check.',
  },
  kept: { kind: 'reportedProject', label: 'Keep it shared', outcome: 'stays shared' },
  takenDown: {
    kind: 'reportedProject',
    label: 'Remove from the showcase',
    outcome: 'removed from the showcase',
    template: 'Something in it needs to change before others can see it. Change it, then ask again.',
  },
  granted: {
    kind: 'review',
    label: 'It should not have been blocked',
    outcome: 'should not have been blocked',
    template: 'You were right to ask: this should not have been blocked. It does not count against you.',
  },
  refused: {
    kind: 'review',
    label: 'The block was correct',
    outcome: 'the block was correct',
    template: 'We read it and would block it again because it could hurt someone. Try asking in a different way.',
  },
  approved: { kind: 'share', label: 'Approve', outcome: 'approved' },
  declined: {
    kind: 'share',
    label: 'Do not approve',
    outcome: 'not approved',
    template: 'Something in it needs to change before others can see it. Change it, then ask again.',
  },
  noted: { kind: 'flagged', label: 'No message needed', outcome: 'seen' },
  told: {
    kind: 'flagged',
    label: 'Message the child',
    outcome: 'message sent to the child',
    template: 'One of your prompts was blocked. If you’re not sure why, ask a parent or us.',
  },
} as const satisfies Record<string, Choice>

export type QueueChoice = keyof typeof queueChoices
export const queueChoiceIds = Object.keys(queueChoices) as [QueueChoice, ...QueueChoice[]]

/** Returns the possible decisions for a kind, in order. */
export function choicesFor(kind: QueueKind): QueueChoice[] {
  return queueChoiceIds.filter((id) => queueChoices[id].kind === kind)
}

/** Returns the template of a decision's message; `null` where the child gets no message. */
export function messageTemplate(choice: QueueChoice): string | null {
  const { template }: Choice = queueChoices[choice]
  return template ?? null
}

export const maxMessageLength = 300
export const maxCareNoteLength = 2000

const words = (longest: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => cleanPrompt(text ?? '').trim()),
    ),
    z.string().check(z.maxLength(longest, { error: `Use at most ${longest} characters.`, abort: true })),
  )

/** A decision. It requires a message wherever the child reads one, and the action taken wherever a person may need help. */
export const queueDecision = z
  .object({
    id: z.string(),
    since: z.nullish(z.date()),
    choice: z.enum(queueChoiceIds, { error: 'Choose a decision.' }),
    word: words(maxMessageLength),
    careNote: words(maxCareNoteLength),
  })
  .check(
    z.superRefine(({ id, choice, word, careNote }, context) => {
      const { kind } = queueChoices[choice]
      const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
      if (readQueueId(id) && readQueueId(id)?.kind !== kind) wrong('choice', 'This decision does not fit this item.')
      if (messageTemplate(choice) !== null && word === '') wrong('word', 'Tell the child why in a sentence or two.')
      if (kind === 'crisis' && careNote === '') wrong('careNote', 'Note what you did and who you contacted.')
    }),
  )

export type QueueDecision = z.output<typeof queueDecision>
