import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { staffInvitationDays } from '@deepm/schema/rules/staff/staff-accounts'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

const rights = `You may ask us at any time for all your data, or to delete the account: write to ${supportEmail}.`

type Suspension = { reason: string; isPaying: boolean }

export function suspendedMail(to: string, firstName: string, { reason, isPaying }: Suspension, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: 'Your account at DEEPM Academy is suspended for now',
    paragraphs: [
      `Hello ${firstName},`,
      'We have suspended your account. You cannot sign in for now, and others do not see what you showed here. Nothing is deleted.',
      `Why: ${reason}`,
      ...(isPaying ? ['You pay nothing for your programme while you cannot use it: its charges are paused from today on.'] : []),
      `You see it differently, or want to talk? Write to ${supportEmail}, and a person answers.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function childSuspendedMail(to: string, parentName: string, childName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: `${childName}’s account at DEEPM Academy is suspended for now`,
    paragraphs: [
      `Hello ${parentName},`,
      `We have suspended ${childName}’s account. ${childName} cannot sign in for now, and others do not see what ${childName} showed here. Nothing is deleted, your consent stands as it was, and your own account works as before.`,
      `Why: ${reason}`,
      `You see it differently, or want to talk? Write to ${supportEmail}, and a person answers.`,
    ],
    button: { label: 'Open your dashboard', url: `${home}/parent-dashboard` },
    note: 'On your dashboard you can still download what we hold about your child, and take your consent back.',
  })
}

export function reopenedMail(to: string, firstName: string, isPaying: boolean, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: 'Your account at DEEPM Academy is open again',
    paragraphs: [
      `Hello ${firstName},`,
      'Your account is open again, with everything that was there before. You are welcome back.',
      ...(isPaying ? ['Your programme goes on, and is charged again from its next month on. The time between stays free.'] : []),
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `You have a question about it? Write to ${supportEmail}.`,
  })
}

export function childReopenedMail(to: string, parentName: string, childName: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: `${childName}’s account at DEEPM Academy is open again`,
    paragraphs: [`Hello ${parentName},`, `${childName} can sign in and go on, with everything that was there before.`],
    button: { label: 'Open your dashboard', url: `${home}/parent-dashboard` },
    note: `You have a question about it? Write to ${supportEmail}.`,
  })
}

export function staffInvitationMail(to: string, inviterName: string, url: string): Mail {
  return emailTemplate({
    kind: 'staff-invitation',
    to,
    subject: `${inviterName} invites you to the staff of DEEPM Academy`,
    paragraphs: [
      'Hello,',
      `${inviterName} would like you to work with the staff of DEEPM Academy, where young people learn to use AI tools. Staff see what children do here, so what you read and decide is kept in a log.`,
      'The page behind this button says more, and lets you accept.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works once, for ${staffInvitationDays} days. Do not pass it on: whoever has it could enter in your name. You do not know what this is about? Then do nothing.`,
  })
}

export function accessEndedMail(to: string, firstName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-ended',
    to,
    subject: 'Your access as staff of DEEPM Academy has ended',
    paragraphs: [
      `Hello ${firstName},`,
      'Your access as staff has ended, and you were signed out everywhere.',
      `Why: ${reason}`,
      `You see it differently? Write to ${supportEmail}.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function accessGivenMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-given',
    to,
    subject: 'You are staff of DEEPM Academy again',
    paragraphs: [`Hello ${firstName},`, 'You have access again. Sign in with this address.'],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `You did not expect this? Write to ${supportEmail}.`,
  })
}

export function secondFactorResetMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'second-factor-reset',
    to,
    subject: 'Your second factor at DEEPM Academy was reset',
    paragraphs: [
      `Hello ${firstName},`,
      'A colleague turned your second factor off and signed you out on all devices. Set up a new one the next time you sign in.',
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `You did not ask a colleague for this? Write to ${supportEmail}.`,
  })
}
