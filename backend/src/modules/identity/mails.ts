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

/** The same for an address that nobody confirmed; the page behind the button asks whose account it is. */
export function claimedSignInMail(to: string, url: string): Mail {
  return letter({
    kind: 'sign-in',
    to,
    subject: 'Your sign-in link for DEEPM Academy',
    paragraphs: [
      'Here is your link to sign in. It works for 15 minutes. Your address is not confirmed yet, so we ask once which account is yours.',
    ],
    button: { label: 'Sign in', url },
    note: 'You did not ask for it? Then ignore this mail; nothing happens.',
  })
}

export function confirmAddressMail(to: string, firstName: string, url: string, days: number): Mail {
  return letter({
    kind: 'confirm-address',
    to,
    subject: 'Confirm your email address for DEEPM Academy',
    paragraphs: [
      `Hello ${firstName},`,
      'You created an account at DEEPM Academy with this address. Confirm it, so that you can sign in again.',
    ],
    button: { label: 'Confirm my address', url },
    note: `The link works for ${days} days. You did not create an account? Open the link and choose “Not my account”, or ignore this mail.`,
  })
}

/** Somebody entered the confirmed address of another account. Nothing of the new account is in it. */
export function addressInUseMail(to: string, url: string): Mail {
  return letter({
    kind: 'address-in-use',
    to,
    subject: 'You already have an account at DEEPM Academy',
    paragraphs: [
      'Someone entered this address for a new account at DEEPM Academy. You already have an account with it, so the new account cannot use it.',
      'Was it you? Then sign in to the account that you have.',
    ],
    button: { label: 'Sign in', url },
    note: 'It was not you? Then ignore this mail. Your account is not affected.',
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
    note: `The link works until ${until}. If you do nothing, the account and your address are erased after that. If you decline, you can change your answer for 7 days.`,
  })
}

/** To a parent who said no, when the child asks again. */
export function consentAgainMail(to: string, parentName: string, childName: string, url: string, expiresAt: Date): Mail {
  const until = expiresAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return letter({
    kind: 'consent',
    to,
    subject: `${childName} asks you again about DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `You said no when ${childName} asked to learn at DEEPM Academy. ${childName} would like you to think about it again.`,
      'You can read what we store and change your answer on the page behind this button. If your answer is still no, there is nothing to do.',
    ],
    button: { label: 'Read and decide', url },
    note: `You can change your answer until ${until}. The account and your address are erased after that. Until then ${childName} can ask once a day.`,
  })
}

/** The second mail, a day after a yes. */
export function confirmationMail(to: string, parentName: string, childName: string, url: string, days: number): Mail {
  return letter({
    kind: 'consent-confirmed',
    to,
    subject: `You said yes for ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `Yesterday somebody with this address agreed that ${childName} learns at DEEPM Academy, and that we keep what ${childName} does there. If that was you and you still agree, there is nothing to do.`,
      'Was it not you, or have you thought again? The page behind this button takes the yes back with one press.',
    ],
    button: { label: 'Look, or take it back', url },
    note: `The link works for ${days} days. After that, and at any time, you take it back on your dashboard.`,
  })
}

export function erasureMail(to: string, firstName: string, url: string, hours: number): Mail {
  return letter({
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
  return letter({
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
  return letter({
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
  return letter({
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
