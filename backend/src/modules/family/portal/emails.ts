import type { WeekSummary } from '@deepm/schema/rules/family/week-summary'
import { emailTemplate, type Mail, type Section } from '../../../adapters/email/email-template.ts'

export type ChildWeek = {
  childName: string
  /** The days with learning, or that there were none. */
  days: string
  summary: WeekSummary
}

type Words = { parentName: string; week: string; children: ChildWeek[] }

/** `academy` is the public URL; `choose` leads to the page where a parent chooses how often emails come. */
type Links = { academy: string; choose: string }

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const footer = {
  note: 'We send this email on Sundays.',
  unsubscribeLabel: 'Change how often you get emails, or unsubscribe',
}

/**
 * The week of a parent's children. The subject contains no names of children, because the outbox keeps it longer than the text.
 */
export function digestMail(to: string, { parentName, week, children }: Words, { academy, choose }: Links): Mail {
  return emailTemplate({
    kind: 'digest',
    to,
    subject: `Your family’s week at DEEPM Academy: ${week}`,
    paragraphs: [`Hello ${parentName},`, `Here is what happened at the academy from ${week}.`],
    sections: children.flatMap(sectionsOf),
    button: { label: 'See the full week', url: `${academy}/parent?tab=reports` },
    ...footer,
    unsubscribeUrl: choose,
  })
}

function sectionsOf({ childName, days, summary }: ChildWeek): Section[] {
  const { isQuiet, learned, made, dinner, safety, idea } = summary
  if (isQuiet) return [{ title: childName, lines: ['A quiet week, with no lessons or experiments.'] }]
  return [
    { title: childName, lines: [days] },
    { title: `What ${childName} learned`, lines: learned },
    { title: `What ${childName} made and tried`, lines: made },
    { title: 'A question to ask over dinner', lines: dinner ? [dinner.question, `Answer: ${dinner.answer}`] : [] },
    { title: 'Safety', lines: [safety] },
    { title: 'One thing to try', lines: [idea] },
  ].filter(({ lines }) => lines.length > 0)
}

/** A short email about a week in which no child was active. */
export function quietMail(to: string, { parentName, week, children }: Words, { academy, choose }: Links): Mail {
  const names = list.format(children.map(({ childName }) => childName))
  return emailTemplate({
    kind: 'digest',
    to,
    subject: `A quiet week at DEEPM Academy: ${week}`,
    paragraphs: [
      `Hello ${parentName},`,
      `${names} had other things to do this week, and that’s fine. Any points and projects are safe.`,
      'If you have ten minutes together, why not try an experiment? There’s nothing to prepare, and you don’t need to sign in.',
    ],
    button: { label: 'Try an experiment together', url: `${academy}/experiments` },
    ...footer,
    unsubscribeUrl: choose,
  })
}
