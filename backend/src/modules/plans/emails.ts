import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Returns the note of staff as a separate paragraph; empty without a note. */
const said = (word: string) => (word ? [`Our team writes: “${word}”`] : [])

export function enrolledMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `You are enrolled in ${programme}`,
    paragraphs: [`Hello ${firstName},`, `Our team enrolled you in the ${programme} programme, from today on.`, ...said(word)],
    button: { label: 'See your programme', url },
    note: 'You did not ask for it, or want to stop it? Answer through the support address on that page.',
  })
}

export function declinedMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `About your request for ${programme}`,
    paragraphs: [`Hello ${firstName},`, `We can not enrol you in the ${programme} programme now.`, ...said(word)],
    button: { label: 'Look at the programmes', url },
    note: 'You can ask again at any time.',
  })
}

export function endedMail(to: string, firstName: string, programme: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `Your ${programme} programme has ended`,
    paragraphs: [`Hello ${firstName},`, `The ${programme} programme has ended for you.`, ...said(word)],
    button: { label: 'Look at the programmes', url },
    note: 'Lessons, projects and everything learned stay as they are.',
  })
}

export function membershipMail(to: string, firstName: string, about: string, plan: string, word: string, url: string): Mail {
  return emailTemplate({
    kind: 'enrolment',
    to,
    subject: `The plan of ${about} is ${plan} now`,
    paragraphs: [
      `Hello ${firstName},`,
      `Our team changed the plan of ${about} to ${plan}. It costs nothing today.`,
      ...said(word),
    ],
    button: { label: 'Visit the academy', url },
    note: 'You did not ask for it? Write to us, and we change it back.',
  })
}
