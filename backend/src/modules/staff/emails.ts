import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { staffInvitationDays } from '@deepm/schema/rules/staff/staff-accounts'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

const rights = `You can ask us at any time for all your data, or to delete your account: write to ${supportEmail}.`

type Suspension = { reason: string; isPaying: boolean }

export function suspendedMail(to: string, firstName: string, { reason, isPaying }: Suspension, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: 'Your DEEPM Academy account is suspended for now',
    paragraphs: [
      `Hello ${firstName},`,
      'We have suspended your account. You can’t sign in for now, and others can’t see what you shared here. Nothing has been deleted.',
      `Reason: ${reason}`,
      ...(isPaying ? ['You pay nothing for your programme while you can’t use it: charges are paused from today.'] : []),
      `If you disagree or want to talk, write to ${supportEmail}. A person will answer.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function childSuspendedMail(to: string, parentName: string, childName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: `${childName}’s DEEPM Academy account is suspended for now`,
    paragraphs: [
      `Hello ${parentName},`,
      `We have suspended ${childName}’s account. ${childName} can’t sign in for now, and others can’t see what ${childName} shared here. Nothing has been deleted, your consent has not changed, and your own account works as before.`,
      `Reason: ${reason}`,
      `If you disagree or want to talk, write to ${supportEmail}. A person will answer.`,
    ],
    button: { label: 'Open your dashboard', url: `${home}/parent-dashboard` },
    note: 'On your dashboard, you can still download the data we have about your child and withdraw your consent.',
  })
}

export function reopenedMail(to: string, firstName: string, isPaying: boolean, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: 'Your DEEPM Academy account is open again',
    paragraphs: [
      `Hello ${firstName},`,
      'Your account is open again, with everything that was there before. Welcome back!',
      ...(isPaying
        ? ['Your programme continues, and you will be charged again from its next month. The time in between stays free.']
        : []),
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you have a question, write to ${supportEmail}.`,
  })
}

export function childReopenedMail(to: string, parentName: string, childName: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: `${childName}’s DEEPM Academy account is open again`,
    paragraphs: [`Hello ${parentName},`, `${childName} can sign in again and continue, with everything that was there before.`],
    button: { label: 'Open your dashboard', url: `${home}/parent-dashboard` },
    note: `If you have a question, write to ${supportEmail}.`,
  })
}

export function staffInvitationMail(to: string, inviterName: string, url: string): Mail {
  return emailTemplate({
    kind: 'staff-invitation',
    to,
    subject: `${inviterName} has invited you to join the staff of DEEPM Academy`,
    paragraphs: [
      'Hello,',
      `${inviterName} would like you to join the staff of DEEPM Academy, where young people learn to use AI tools. Staff can see what children do here, so everything you view and decide is logged.`,
      'Use the button to find out more and to accept.',
    ],
    button: { label: 'View invitation', url },
    note: `The link works once and expires after ${staffInvitationDays} days. Do not share it: anyone who has it could join in your name. If you were not expecting this email, you can ignore it.`,
  })
}

export function accessEndedMail(to: string, firstName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-ended',
    to,
    subject: 'Your staff access to DEEPM Academy has ended',
    paragraphs: [
      `Hello ${firstName},`,
      'Your staff access has ended, and we have signed you out everywhere.',
      `Reason: ${reason}`,
      `If you disagree, write to ${supportEmail}.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function accessGivenMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-given',
    to,
    subject: 'You have staff access to DEEPM Academy again',
    paragraphs: [`Hello ${firstName},`, 'You have access again. Sign in with this email address.'],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you did not expect this, write to ${supportEmail}.`,
  })
}

export function secondFactorResetMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'second-factor-reset',
    to,
    subject: 'Your second factor for DEEPM Academy was reset',
    paragraphs: [
      `Hello ${firstName},`,
      'A colleague turned off your second factor and signed you out on all devices. Set up a new one the next time you sign in.',
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you did not ask a colleague for this, write to ${supportEmail}.`,
  })
}
