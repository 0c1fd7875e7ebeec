import { parentLinkHours } from '@deepm/schema/rules/accounts/parent-signup'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent to a parent who starts without a child's account. */
export function parentSignupMail(to: string, firstName: string, url: string): Mail {
  return emailTemplate({
    kind: 'parent-signup',
    to,
    subject: 'Set up your family’s DEEPM Academy account',
    paragraphs: [
      `Hello ${firstName},`,
      'Confirm your email address using the link below. Then add your child, set some rules and let them get started. It takes about three minutes.',
    ],
    button: { label: 'Confirm and continue', url },
    note: `You can use the link once, within ${parentLinkHours} hours. If you didn’t ask for it, you can ignore this email. We won’t create an account unless you use the link.`,
  })
}
