import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function erasureMail(to: string, firstName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: 'Delete your account at DEEPM Academy?',
    paragraphs: [
      `Hello ${firstName},`,
      'Someone who is signed in to your account asked us to delete it. Nothing is deleted yet. Use the button to read what would be deleted. We’ll ask you again there.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${hours} hours. If it was not you, do nothing, and everything stays.`,
  })
}

export function childErasureMail(to: string, parentName: string, childName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: `${childName} asks to delete their account at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} asked us to delete their account here. As the parent or guardian, you decide. Use the button to read what would be deleted, and to delete or keep the account.`,
      'If more than one parent gets this email, the first answer counts.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${hours} hours. If you do nothing, everything stays.`,
  })
}

export function erasedMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'erased',
    to,
    subject: 'Your account at DEEPM Academy is deleted',
    paragraphs: [`Hello ${firstName},`, 'Your account and everything in it have been deleted. This is our last email to you.'],
    button: { label: 'Visit the academy', url: home },
    note: 'You are welcome back at any time. A new account starts from the beginning.',
  })
}

export function childErasedMail(to: string, parentName: string, childName: string, home: string): Mail {
  return emailTemplate({
    kind: 'erased',
    to,
    subject: `${childName}’s account at DEEPM Academy is deleted`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName}’s account and everything in it have been deleted. No one can sign in to it any more.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: 'This does not affect any parent’s own account.',
  })
}
