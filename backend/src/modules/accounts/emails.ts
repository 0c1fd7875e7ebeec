import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function signInMail(to: string, url: string): Mail {
  return emailTemplate({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: ['Here is your link to sign in. You can use it once, within the next 15 minutes.'],
    button: { label: 'Sign in', url },
    note: 'If you didn’t ask for this link, you can ignore this email.',
  })
}

/** Returns the sign-in email for an unconfirmed address; the linked page asks which account to use. */
export function claimedSignInMail(to: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: [
      `Here is your link to sign in. It works for ${hours} hours. You haven’t confirmed your email address yet, so we’ll ask you which account is yours. We’ll only ask once.`,
    ],
    button: { label: 'Sign in', url },
    note: 'If you didn’t ask for this link, open it and tell us the account isn’t yours, or ignore this email.',
  })
}

export function confirmAddressMail(to: string, firstName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'confirm-address',
    to,
    subject: 'Confirm your email address for DEEPM Academy',
    paragraphs: [
      `Hello ${firstName},`,
      'You created a DEEPM Academy account with this email address. Please confirm the address so that you can sign in again.',
    ],
    button: { label: 'Confirm my email address', url },
    note: `The link works for ${days} days. If you didn’t create an account, open the link and tell us the account isn’t yours, or ignore this email.`,
  })
}

/** Warns the owner of a confirmed address that a new account claims it. Contains nothing about the new account. */
export function addressInUseMail(to: string, url: string): Mail {
  return emailTemplate({
    kind: 'address-in-use',
    to,
    subject: 'You already have a DEEPM Academy account',
    paragraphs: [
      'Someone tried to use this email address for a new DEEPM Academy account. You already have an account with this address, so it can’t be used for another one.',
      'If that was you, sign in to your existing account.',
    ],
    button: { label: 'Sign in', url },
    note: 'If it wasn’t you, you can ignore this email. Your account is not affected.',
  })
}

/** Asks a parent about an address that someone tried to confirm without being signed in to the child's account. */
export function guardianAddressMail(
  to: string,
  firstName: string,
  childName: string,
  address: string,
  url: string,
  days: number,
): Mail {
  return emailTemplate({
    kind: 'guardian-address',
    to,
    subject: `Is this ${childName}’s email address?`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone entered ${address} as the email address for ${childName}’s DEEPM Academy account. Is it your child’s email address?`,
      `Please check it letter by letter. If you say yes, anyone who can open emails sent to this address can sign in as ${childName}.`,
    ],
    button: { label: 'Check the address', url },
    note: `The link works for ${days} days. If you do nothing, nothing changes. You can still create sign-in codes for ${childName} on your Family Dashboard.`,
  })
}

/** Notifies a parent that the address of a child's account was confirmed. */
export function addressConfirmedMail(to: string, firstName: string, childName: string, address: string, url: string): Mail {
  return emailTemplate({
    kind: 'address-confirmed',
    to,
    subject: `${childName}’s email address has been confirmed`,
    paragraphs: [
      `Hello ${firstName},`,
      `${address} has been confirmed as the email address for ${childName}’s DEEPM Academy account. ${childName} can now use it to sign in.`,
    ],
    button: { label: 'Open your Family Dashboard', url },
    note: `If this isn’t your child’s email address, email us at ${supportEmail}.`,
  })
}
