import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Returns the note of staff as a separate paragraph; empty without a note. */
const said = (word: string) => (word ? [`Message from our team: “${word}”`] : [])

export function enrolledMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `You are enrolled in ${programme}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Our team has enrolled you in the ${programme} programme, starting today.`,
      ...said(word),
    ],
    button: { label: 'See your programme', url },
    note: 'If you did not ask for this, or want to cancel it, write to the support address on that page.',
  })
}

export function declinedMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `About your request for ${programme}`,
    paragraphs: [`Hello ${firstName},`, `We can’t enrol you in the ${programme} programme right now.`, ...said(word)],
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
    note: 'You keep all lessons, projects and progress.',
  })
}

export function membershipMail(to: string, firstName: string, about: string, plan: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `${about}’s plan is now ${plan}`,
    paragraphs: [`Hello ${firstName},`, `Our team changed ${about}’s plan to ${plan}. It costs nothing today.`, ...said(word)],
    button: { label: 'Visit the academy', url },
    note: 'If you did not ask for this, write to us and we’ll change it back.',
  })
}
