import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function consentMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = dayInWords(expiresAt)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: `${childName} would like to join DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has signed up to DEEPM Academy, where young people learn to use AI tools safely and creatively, and has named you as their parent or guardian.`,
      'As they are under 13, we won’t record anything about their learning unless you say yes. Find out what we store, then agree or decline.',
    ],
    button: { label: 'Review request', url },
    note: `The link works until ${until}. If you don’t respond by then, we’ll delete the account, and your email address too unless you have an account here. If you decline, you’ll have 7 days to change your mind.`,
  })
}

export type WaitingChild = { childName: string; url: string; expiresAt: Date }
type WaitingChildren = [WaitingChild, ...WaitingChild[]]

/** One email for all children whose emails waited because the mailbox had reached its daily limit. */
export function waitingConsentsMail(to: string, children: WaitingChildren): Mail {
  const [first, ...others] = children
  const button = ({ childName, url }: WaitingChild) => ({ label: `Review ${childName}’s request`, url })
  const dates = children.map(({ childName, expiresAt }) => `${childName} (${dayInWords(expiresAt)})`)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: 'Several children have named you as their parent at DEEPM Academy',
    paragraphs: [
      'Hello,',
      'Several children signing up to DEEPM Academy have given this email address for their parent or guardian. At the academy, young people learn to use AI tools safely and creatively. As we received several requests on one day, we’ve put them into one email.',
      'Find your child’s name below and follow that link to see what we store. You can then agree or decline. We won’t record anything about a child’s learning unless you agree. Please ignore any names you don’t recognise.',
    ],
    button: button(first),
    moreButtons: others.map(button),
    note: `Each link works until the date in brackets: ${dates.join(', ')}. If you don’t respond by then, we’ll delete that child’s account, and your email address too unless you have an account here.`,
  })
}

/** Sent to a parent who declined, when the child asks again. */
export function consentAgainMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = dayInWords(expiresAt)
  return emailTemplate({
    kind: 'consent',
    to,
    subject: `${childName} has asked you again about joining DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `You said no when ${childName} asked to join DEEPM Academy. ${childName} would like you to think again.`,
      'You can read what we store and change your answer using the link below. If your answer is still no, you don’t need to do anything.',
    ],
    button: { label: 'Review request', url },
    note: `You can change your answer until ${until}. Until then, ${childName} can ask you once a day. After that, we’ll delete the account, and your email address too unless you have an account here.`,
  })
}

/** The second email, a day after consent. */
export function confirmationMail(to: string, parentName: string, childName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'consent-confirmed',
    to,
    subject: `You gave consent for ${childName} to use DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `Yesterday, someone using this email address agreed that ${childName} can use DEEPM Academy and that we can keep a record of what ${childName} does there. If that was you and you still agree, you don’t need to do anything.`,
      'If it wasn’t you, or you’ve changed your mind, use the link below to withdraw consent.',
    ],
    button: { label: 'Review or withdraw consent', url },
    note: `The link works for ${days} days. You can also withdraw consent on your Family Dashboard at any time.`,
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
    subject: `${otherName} has withdrawn consent for ${childName} to use DEEPM Academy`,
    paragraphs: [
      `Hello ${name},`,
      `${otherName} has withdrawn consent for ${childName}. We’ve stopped recording anything about ${childName}, and we’ll delete the account and everything in it on ${day}.`,
      `You are also linked to ${childName}, so until that date you can choose to keep the account, or download its data, on your Family Dashboard.`,
    ],
    button: { label: 'Open your Family Dashboard', url },
    note: 'If you’re happy with this, you don’t need to do anything.',
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
  const saved = isPaused ? 'Learning is still paused.' : `We’re saving what ${childName} does in the academy again.`
  return emailTemplate({
    kind: 'consent-kept',
    to,
    subject: `${otherName} has decided to keep ${childName}’s DEEPM Academy account`,
    paragraphs: [
      `Hello ${name},`,
      `${otherName} has given consent for ${childName} again, so we won’t delete the account. ${saved}`,
      `These decisions belong to both of you. You can withdraw consent at any time in ${childName}’s settings on your Family Dashboard.`,
    ],
    button: { label: 'Open your Family Dashboard', url },
    note: `If you can’t agree with each other, email us at ${supportEmail}.`,
  })
}

/** Returns a date for an email, such as "1 December 2026". */
export function dayInWords(moment: Date): string {
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
