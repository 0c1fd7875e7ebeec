import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { staffInvitationDays } from '@deepm/schema/rules/staff/staff-accounts'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

const rights = `To ask for a copy of your data, or to have your account deleted, email us at ${supportEmail} at any time.`

type Suspension = { reason: string; isPaying: boolean }

export function suspendedMail(to: string, firstName: string, { reason, isPaying }: Suspension, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: 'Your DEEPM Academy account has been suspended',
    paragraphs: [
      `Hello ${firstName},`,
      'We’ve suspended your account. You can’t sign in for now, and others can’t see what you shared here. Nothing has been deleted.',
      `Reason: ${reason}`,
      ...(isPaying
        ? ['You won’t be charged for your programme while your account is suspended. We’ve paused payments from today.']
        : []),
      `If you disagree, or want to talk about this, email us at ${supportEmail}. A member of our team will reply.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function childSuspendedMail(to: string, parentName: string, childName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-closed',
    to,
    subject: `${childName}’s DEEPM Academy account has been suspended`,
    paragraphs: [
      `Hello ${parentName},`,
      `We’ve suspended ${childName}’s account. ${childName} can’t sign in for now, and others can’t see what ${childName} shared here. Nothing has been deleted, your consent has not changed, and your own account works as before.`,
      `This is the reason we gave ${childName}: “${reason}”`,
      `If you disagree, or want to talk about this, email us at ${supportEmail}. A member of our team will reply.`,
    ],
    button: { label: 'Open your Family Dashboard', url: `${home}/parent-dashboard` },
    note: 'On your Family Dashboard, you can still download the data we have about your child and withdraw your consent.',
  })
}

export function reopenedMail(to: string, firstName: string, isPaying: boolean, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: 'Your DEEPM Academy account is active again',
    paragraphs: [
      `Hello ${firstName},`,
      'Welcome back! You can use your account again, and everything is still there.',
      ...(isPaying
        ? [
            'Your programme continues. Your payments will start again on your next billing date, and you won’t pay for the time until then.',
          ]
        : []),
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you have any questions, email us at ${supportEmail}.`,
  })
}

export function childReopenedMail(to: string, parentName: string, childName: string, home: string): Mail {
  return emailTemplate({
    kind: 'account-reopened',
    to,
    subject: `${childName}’s DEEPM Academy account is active again`,
    paragraphs: [`Hello ${parentName},`, `${childName} can sign in again. Everything is still there.`],
    button: { label: 'Open your Family Dashboard', url: `${home}/parent-dashboard` },
    note: `If you have any questions, email us at ${supportEmail}.`,
  })
}

export function staffInvitationMail(to: string, inviterName: string, url: string): Mail {
  return emailTemplate({
    kind: 'staff-invitation',
    to,
    subject: `${inviterName} has invited you to join the team at DEEPM Academy`,
    paragraphs: [
      'Hello,',
      `${inviterName} would like you to join the team at DEEPM Academy, where young people learn to use AI tools. Staff can see what children do here, so we log everything you view and every decision you make.`,
      'Follow the link to find out more and accept the invitation.',
    ],
    button: { label: 'View invitation', url },
    note: `You can use the link once, within ${staffInvitationDays} days. Don’t share it: anyone who has it could join in your name. If you weren’t expecting this email, you can ignore it.`,
  })
}

export function accessEndedMail(to: string, firstName: string, reason: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-ended',
    to,
    subject: 'Your staff access to DEEPM Academy has ended',
    paragraphs: [
      `Hello ${firstName},`,
      'Your staff access has ended, and we’ve signed you out everywhere.',
      `Reason: ${reason}`,
      `If you disagree, email us at ${supportEmail}.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: rights,
  })
}

export function accessGivenMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'access-given',
    to,
    subject: 'Your staff access to DEEPM Academy has been restored',
    paragraphs: [`Hello ${firstName},`, 'You have access again. Sign in with this email address.'],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you weren’t expecting this, email us at ${supportEmail}.`,
  })
}

export function secondFactorResetMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'second-factor-reset',
    to,
    subject: 'Your two-step verification for DEEPM Academy has been reset',
    paragraphs: [
      `Hello ${firstName},`,
      'Your two-step verification has been turned off, and you’ve been signed out of all your devices. You’ll need to set it up again the next time you sign in.',
    ],
    button: { label: 'Sign in', url: `${home}/auth/email` },
    note: `If you didn’t ask for this, email us at ${supportEmail}.`,
  })
}
