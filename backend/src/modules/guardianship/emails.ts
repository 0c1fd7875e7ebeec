import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Informs a parent that another parent was linked to their child. */
export function otherGuardianMail(to: string, firstName: string, parentName: string, childName: string, url: string): Mail {
  return emailTemplate({
    kind: 'other-guardian',
    to,
    subject: `${parentName} is now linked to ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parentName} is now linked to ${childName} as a parent or guardian. They can see what you see and make decisions with you.`,
    ],
    button: { label: 'Open your Family Dashboard', url },
    note: `If you weren’t expecting this, email us at ${supportEmail}.`,
  })
}
