import { letter, type Mail } from '../../adapters/mail/letter.ts'

export function signInMail(to: string, url: string): Mail {
  return letter({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: ['Here is your link to sign in. It works once, for 15 minutes.'],
    button: { label: 'Sign in', url },
    note: 'You did not ask for it? Then ignore this mail; nothing happens.',
  })
}

export function consentMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = expiresAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return letter({
    kind: 'consent',
    to,
    subject: `${childName} would like to learn at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has signed up at DEEPM Academy, where young people learn to use AI tools safely and creatively, and named you as parent or guardian.`,
      'Because they are under 13, nothing about their learning is recorded until you say yes. The page behind this button says what we store and lets you agree or decline.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works until ${until}. If you do nothing, the account and your address are erased after that.`,
  })
}
