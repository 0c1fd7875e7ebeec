import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Returns the note of staff as a separate paragraph; empty without a note. */
const said = (word: string) => (word ? [`Message from our team: “${word}”`] : [])

export function enrolledMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `You’re now enrolled on the ${programme} programme`,
    paragraphs: [`Hello ${firstName},`, `We’ve enrolled you on the ${programme} programme, starting today.`, ...said(word)],
    button: { label: 'See your programme', url },
    note: `If you didn’t ask for this, or want to cancel, email us at ${supportEmail}.`,
  })
}

export function declinedMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `Your request to join the ${programme} programme`,
    paragraphs: [
      `Hello ${firstName},`,
      `We’re sorry, but we can’t enrol you on the ${programme} programme at the moment.`,
      ...said(word),
    ],
    button: { label: 'See the programmes', url },
    note: 'You can ask again at any time.',
  })
}

export function endedMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `Your ${programme} programme has ended`,
    paragraphs: [`Hello ${firstName},`, `Your ${programme} programme has ended.`, ...said(word)],
    button: { label: 'See the programmes', url },
    note: 'You’ll keep all your lessons, projects and progress.',
  })
}

/** `about` is the first name of the child; empty in an email to the learner. */
export function membershipMail(to: string, firstName: string, about: string, plan: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `${about === '' ? 'Your' : `${about}’s`} plan is now ${plan}`,
    paragraphs: [
      `Hello ${firstName},`,
      `We’ve changed ${about === '' ? 'your' : `${about}’s`} plan to ${plan}. There’s nothing to pay at the moment.`,
      ...said(word),
    ],
    button: { label: 'Visit the academy', url },
    note: `If you didn’t ask for this, email us at ${supportEmail} and we’ll change it back.`,
  })
}
