import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function guideMail(to: string, name: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'guide',
    to,
    subject: 'Your guide for parents: children and AI',
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      'Here is the guide you asked for: 30 pages about children and AI, with checklists, conversation starters and an agreement to print and sign together. If you only have ten minutes, read the first part.',
    ],
    button: { label: 'Open the guide (PDF)', url },
    note: `The link works for ${days} days. Save the file to keep it, and feel free to share it. If you did not ask for it, please ignore this email. We won’t send you any more.`,
  })
}

export function confirmSubscriptionMail(to: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'newsletter-confirm',
    to,
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Someone entered this address at DEEPM Academy to get tips about learning with AI, and our guide for parents.',
      'If that was you, please confirm on the page that this button opens, and we’ll send you the guide right away.',
    ],
    button: { label: 'Confirm subscription', url },
    note: `If it wasn’t you, you don’t need to do anything. We won’t email you again, and we’ll erase the address after ${days} days.`,
  })
}

export function welcomeMail(to: string, guideUrl: string, days: number, unsubscribeUrl: string): Mail {
  return emailTemplate({
    kind: 'newsletter-welcome',
    to,
    subject: 'You’re subscribed, and here is your guide',
    paragraphs: [
      'Thank you for subscribing. From time to time, we’ll email you about learning with AI at home: something to try, something to check, nothing to buy.',
      'Here is the guide for parents we promised: 30 pages, with a ten-minute version at the front.',
    ],
    button: { label: 'Open the guide (PDF)', url: guideUrl },
    note: `The link to the guide works for ${days} days.`,
    unsubscribeUrl,
  })
}
