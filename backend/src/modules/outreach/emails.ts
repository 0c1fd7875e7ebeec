import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

export function guideMail(to: string, name: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'guide',
    to,
    subject: 'Your guide for parents: children and AI',
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      'Here is the guide you asked for: 30 pages about children and AI, with checklists, conversation starters and an agreement to print and sign together. It starts with a ten-minute version.',
    ],
    button: { label: 'Open the guide (PDF)', url },
    note: `The link works for ${days} days. Save the file to keep it, and feel free to share it. If you didn’t ask for it, please ignore this email. We won’t send you any more.`,
  })
}

export function confirmSubscriptionMail(to: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'newsletter-confirm',
    to,
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Someone entered this email address on the DEEPM Academy website to get our guide for parents and tips about learning with AI.',
      'If that was you, please use the link below to confirm, and we’ll send you the guide straight away.',
    ],
    button: { label: 'Confirm subscription', url },
    note: `If it wasn’t you, you don’t need to do anything. We won’t email you again, and we’ll delete your email address after ${days} days.`,
  })
}

/** For a learner who asked for news at signup. The guide is for parents, so it is not mentioned. */
export function learnerWelcomeMail(to: string, home: string, unsubscribeUrl: string): Mail {
  return emailTemplate({
    kind: 'newsletter-welcome',
    to,
    subject: 'You’re subscribed to news from DEEPM Academy',
    paragraphs: [
      'Thank you for signing up for our news. From time to time, we’ll email you about learning with AI: something to try, something to check, nothing to buy.',
    ],
    button: { label: 'Visit the academy', url: home },
    note: 'You can unsubscribe at any time.',
    unsubscribeUrl,
  })
}

export function welcomeMail(to: string, guideUrl: string, days: number, unsubscribeUrl: string): Mail {
  return emailTemplate({
    kind: 'newsletter-welcome',
    to,
    subject: 'You’re subscribed, and here is your guide',
    paragraphs: [
      'Thank you for subscribing. From time to time, we’ll email you about learning with AI at home: something to try, something to check, nothing to buy.',
      'Here is the guide for parents we promised: 30 pages, starting with a ten-minute version.',
    ],
    button: { label: 'Open the guide (PDF)', url: guideUrl },
    note: `The link to the guide works for ${days} days.`,
    unsubscribeUrl,
  })
}
