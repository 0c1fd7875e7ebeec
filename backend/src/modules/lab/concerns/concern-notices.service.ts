import type { QueueChoice } from '@deepm/schema/rules/staff/safety-queue'
import type { Notice } from '../../notifications/notification.service.ts'

// Notifications to children and parents when staff have reviewed something in the lab.

/** `lessonId` is the lesson whose tutor was asked; null for a prompt of the lab. */
type Said = { choice: QueueChoice; word: string; at: Date; lessonId: string | null }

const titles: Partial<Record<QueueChoice, string>> = {
  attended: '💛 We read what you wrote',
  corrected: 'About the answer you reported',
  answerFine: 'About the answer you reported',
  granted: '👍 We looked at your prompt again',
  refused: 'We looked at your prompt again',
}

/** A new report can lead to another decision, so the source contains the timestamp. */
const source = (id: string, at: Date) => `${id}:${at.getTime()}`

export function childNotice(id: string, { choice, word, at, lessonId }: Said): Notice {
  const title = titles[choice] ?? 'A message from the academy'
  return {
    kind: 'staffAnswered',
    source: source(id, at),
    title,
    text: word,
    link: lessonId ? `/lesson/${lessonId}` : '/playground',
  }
}

const found: Partial<Record<QueueChoice, string>> = {
  corrected: 'reported an answer and was right to do so.',
  answerFine: 'reported an answer. We found nothing harmful in it.',
  granted: 'asked us to look at a prompt that was blocked. It should not have been blocked, and it does not count.',
  refused: 'asked us to look at a prompt that was blocked. It stays blocked.',
}

/** Returns a notification without what the child wrote, which parents can read in the portal. */
export function parentNotice(id: string, learnerId: string, firstName: string, { choice, word, at }: Said): Notice {
  return {
    kind: 'staffAnswered',
    source: source(id, at),
    title: `We wrote to ${firstName}`,
    text: `${firstName} ${found[choice] ?? 'sent a prompt that was blocked.'} We wrote: “${word}”`,
    link: `/parent?child=${learnerId}&tab=safety`,
  }
}
