import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function erasureMail(to: string, firstName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: 'Do you want to delete your DEEPM Academy account?',
    paragraphs: [
      `Hello ${firstName},`,
      'Someone signed in to your account has asked us to delete it. Nothing has been deleted yet. Follow the link to see what would be deleted. We’ll ask you to confirm there.',
    ],
    button: { label: 'Review and confirm', url },
    note: `The link works for ${hours} hours. If it wasn’t you, do nothing and your account will stay as it is.`,
  })
}

export function childErasureMail(to: string, parentName: string, childName: string, url: string, hours: number): Mail {
  return emailTemplate({
    kind: 'erasure',
    to,
    subject: `${childName} has asked to delete their DEEPM Academy account`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has asked us to delete their account. The decision is yours, as their parent or guardian. See what would be deleted, then delete or keep the account.`,
      'If more than one parent gets this email, the first answer counts.',
    ],
    button: { label: 'Review request', url },
    note: `The link works for ${hours} hours. If you do nothing, the account will stay as it is.`,
  })
}

export function erasedMail(to: string, firstName: string, home: string): Mail {
  return emailTemplate({
    kind: 'erased',
    to,
    subject: 'Your DEEPM Academy account has been deleted',
    paragraphs: [`Hello ${firstName},`, 'Your account and everything in it have been deleted. This is our last email to you.'],
    button: { label: 'Visit the academy', url: home },
    note: 'You’re welcome back at any time. You’d start again with a new account.',
  })
}

export function childErasedMail(to: string, parentName: string, childName: string, home: string): Mail {
  return emailTemplate({
    kind: 'erased',
    to,
    subject: `${childName}’s DEEPM Academy account has been deleted`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName}’s account and everything in it have been deleted. No one can sign in to it any more.`,
    ],
    button: { label: 'Visit the academy', url: home },
    note: 'If you have your own account, it isn’t affected.',
  })
}
