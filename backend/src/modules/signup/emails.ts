import { parentLinkHours } from '@deepm/schema/rules/accounts/parent-signup'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent to a parent who starts without a child's account. */
export function parentSignupMail(to: string, firstName: string, url: string): Mail {
  return emailTemplate({
    kind: 'parent-signup',
    to,
    subject: 'Start your family at DEEPM Academy',
    paragraphs: [
      `Hello ${firstName},`,
      'Confirm your email address with this button. Then add your child, set the rules and hand over the device. It takes about three minutes.',
    ],
    button: { label: 'Confirm and continue', url },
    note: `The link works once, for ${parentLinkHours} hours. If you did not ask for it, ignore this email. We create nothing unless you use the link.`,
  })
}
