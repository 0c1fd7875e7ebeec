import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function signInMail(to: string, url: string): Mail {
  return emailTemplate({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: ['Here is your link to sign in. It works once, for 15 minutes.'],
    button: { label: 'Sign in', url },
    note: 'If you did not ask for it, ignore this email.',
  })
}

/** Returns the sign-in email for an unconfirmed address; the linked page asks which account to use. */
export function claimedSignInMail(to: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: [
      `Here is your link to sign in. It works for ${hours} hours. Your address is not confirmed yet, so we’ll ask you once which account is yours.`,
    ],
    button: { label: 'Sign in', url },
    note: 'If you did not ask for it, open the link and choose “Not my account”, or ignore this email.',
  })
}

export function confirmAddressMail(to: string, firstName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'confirm-address',
    to,
    subject: 'Confirm your email address for DEEPM Academy',
    paragraphs: [
      `Hello ${firstName},`,
      'You created an account at DEEPM Academy with this address. Please confirm it so that you can sign in again.',
    ],
    button: { label: 'Confirm my address', url },
    note: `The link works for ${days} days. If you did not create an account, open the link and choose “Not my account”, or ignore this email.`,
  })
}

/** Warns the owner of a confirmed address that a new account claims it. Contains nothing about the new account. */
export function addressInUseMail(to: string, url: string): Mail {
  return emailTemplate({
    kind: 'address-in-use',
    to,
    subject: 'You already have an account at DEEPM Academy',
    paragraphs: [
      'Someone entered this address for a new account at DEEPM Academy. You already have an account with it, so the new account cannot use it.',
      'If it was you, sign in to the account you already have.',
    ],
    button: { label: 'Sign in', url },
    note: 'If it was not you, ignore this email. Your account is not affected.',
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
      `The address ${address} was entered for ${childName}’s account at DEEPM Academy. Is this your child’s address?`,
      `Please check every letter. If you say yes, anyone who can read email at this address can sign in as ${childName}.`,
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. If you do nothing, nothing changes. You can still create sign-in codes for ${childName} on your dashboard.`,
  })
}

/** Notifies a parent that the address of a child's account was confirmed. */
export function addressConfirmedMail(to: string, firstName: string, childName: string, address: string, url: string): Mail {
  return emailTemplate({
    kind: 'address-confirmed',
    to,
    subject: `${childName}’s email address was confirmed at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `The address ${address} was confirmed for ${childName}’s account. From now on, ${childName} can sign in with it.`,
    ],
    button: { label: 'Open the family dashboard', url },
    note: `If this is not your child’s address, email us at ${supportEmail}.`,
  })
}
