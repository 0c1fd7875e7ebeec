import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function consentMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = dayInWords(expiresAt)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: `${childName} would like to learn at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has signed up at DEEPM Academy, where young people learn to use AI tools safely and creatively, and named you as their parent or guardian.`,
      'Because they are under 13, we record nothing about their learning until you say yes. Use the button to read what we store, and to agree or decline.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works until ${until}. If you do nothing, we delete the account after that. We delete your address too, unless you have an account here. If you decline, you can change your answer for 7 days.`,
  })
}

export type WaitingChild = { childName: string; url: string; expiresAt: Date }
type WaitingChildren = [WaitingChild, ...WaitingChild[]]

/** One email for all children whose emails waited because the mailbox had reached its daily limit. */
export function waitingConsentsMail(to: string, children: WaitingChildren): Mail {
  const [first, ...others] = children
  const button = ({ childName, url }: WaitingChild) => ({ label: `Decide about ${childName}`, url })
  const dates = children.map(({ childName, expiresAt }) => `${childName} (${dayInWords(expiresAt)})`)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: 'Children at DEEPM Academy named you as their parent',
    paragraphs: [
      'Hello,',
      'Several children entered this address for their parent or guardian at DEEPM Academy, where young people learn to use AI tools safely and creatively. Because there were many on one day, this is one email about all of them.',
      'Look for your child’s name. Use its button to read what we store, and to agree or decline. We record nothing about a child’s learning until then. Ignore any names you do not know.',
    ],
    button: button(first),
    moreButtons: others.map(button),
    note: `Each button works until the date after the name: ${dates.join(', ')}. If you do nothing, we delete the account after that. We delete your address too, unless you have an account here.`,
  })
}

/** Sent to a parent who declined, when the child asks again. */
export function consentAgainMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = dayInWords(expiresAt)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: `${childName} asks you again about DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `You said no when ${childName} asked to learn at DEEPM Academy. ${childName} would like you to think about it again.`,
      'Use the button to read what we store and change your answer. If your answer is still no, you don’t need to do anything.',
    ],
    button: { label: 'Read and decide', url },
    note: `You can change your answer until ${until}. We delete the account after that. We delete your address too, unless you have an account here. Until then, ${childName} can ask once a day.`,
  })
}

/** The second email, a day after consent. */
export function confirmationMail(to: string, parentName: string, childName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'consent-confirmed',
    to,
    subject: `You gave consent for ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `Yesterday, someone with this address agreed that ${childName} can learn at DEEPM Academy and that we keep what ${childName} does there. If that was you and you still agree, you don’t need to do anything.`,
      'If it was not you, or you have changed your mind, use the button to open a page where you can withdraw consent with one click.',
    ],
    button: { label: 'Review or withdraw consent', url },
    note: `The link works for ${days} days. You can also withdraw consent on your dashboard at any time.`,
  })
}

/** Notifies a parent that another parent withdrew consent. */
export function otherWithdrewMail(
  to: string,
  name: string,
  otherName: string,
  childName: string,
  url: string,
  erasureAt: Date,
): Mail {
  const day = dayInWords(erasureAt)
  return emailTemplate({
    kind: 'consent-withdrawn',
    to,
    subject: `${otherName} withdrew consent for ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${name},`,
      `${otherName} withdrew consent for ${childName}. We no longer record anything about ${childName}. We will delete the account and everything in it on ${day}.`,
      `You are linked to ${childName} too. Until then, you can keep the account or download its data on your dashboard.`,
    ],
    button: { label: 'Open the family dashboard', url },
    note: 'If you agree, you do not need to do anything.',
  })
}

/** Notifies a parent that another parent kept the account. */
export function otherKeptMail(
  to: string,
  name: string,
  otherName: string,
  childName: string,
  isPaused: boolean,
  url: string,
): Mail {
  const saved = isPaused ? 'The pause is still on.' : `What ${childName} does there is saved again.`
  return emailTemplate({
    kind: 'consent-kept',
    to,
    subject: `${otherName} kept ${childName}’s account at DEEPM Academy`,
    paragraphs: [
      `Hello ${name},`,
      `${otherName} gave consent for ${childName} again. The account will not be deleted. ${saved}`,
      'You decide together. You can withdraw consent in the settings on your dashboard.',
    ],
    button: { label: 'Open the family dashboard', url },
    note: `If you cannot agree, email us at ${supportEmail}.`,
  })
}

/** Returns a date for an email, such as "1 December 2026". */
export function dayInWords(moment: Date): string {
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
