import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function guideMail(to: string, name: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'guide',
    to,
    subject: 'Your guide: children and AI, for parents',
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      'Here is the guide you asked for: 30 pages about children and AI, with checklists, conversation starters and an agreement to print and sign together. If you only have ten minutes, the first part is made for that.',
    ],
    button: { label: 'Open the guide (PDF)', url },
    note: `The link works for ${days} days. Save the file to keep it, and pass it on as you like. You did not ask for it? Then ignore this mail; no more will follow.`,
  })
}

export function confirmSubscriptionMail(to: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'newsletter-confirm',
    to,
    subject: 'Shall we write to you?',
    paragraphs: [
      'Somebody left this address at DEEPM Academy to get tips about learning with AI, and our guide for parents.',
      'If that was you, say so on the page behind this button, and the guide comes at once.',
    ],
    button: { label: 'Yes, write to me', url },
    note: `It was not you? Do nothing. Nothing more is mailed, and the address is erased after ${days} days.`,
  })
}

export function welcomeMail(to: string, guideUrl: string, days: number, unsubscribeUrl: string): Mail {
  return emailTemplate({
    kind: 'newsletter-welcome',
    to,
    subject: 'You are on the list, and here is the guide',
    paragraphs: [
      'Thank you. From time to time we write about learning with AI at home: something to try, something to check, nothing to buy.',
      'Here is the guide for parents we promised: 30 pages, with a ten-minute version in front.',
    ],
    button: { label: 'Open the guide (PDF)', url: guideUrl },
    note: `The link to the guide works for ${days} days.`,
    unsubscribeUrl,
  })
}
