import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function erasureMail(to: string, firstName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: 'Delete your account at DEEPM Academy?',
    paragraphs: [
      `Hello ${firstName},`,
      'Somebody who is signed in to your account asked us to delete it. Nothing is deleted yet: the page behind this button says what would go, and asks once more.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${hours} hours. It was not you? Then do nothing, and everything stays.`,
  })
}

export function childErasureMail(to: string, parentName: string, childName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: `${childName} asks to delete the account at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} asked us to delete the account here. As parent or guardian you decide: the page behind this button says what would go, and lets you delete or keep the account.`,
      'If more than one parent gets this mail, the first answer counts.',
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
    paragraphs: [
      `Hello ${firstName},`,
      'Your account is deleted, with everything that belonged to it. This is our last mail to you.',
    ],
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
      `The account of ${childName} is deleted, with everything that belonged to it. Nobody can sign in to it any more.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: 'A parent’s own account is not touched by this.',
  })
}
