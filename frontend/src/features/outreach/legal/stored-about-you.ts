// What the academy's database holds about people, as the privacy page tells it. Each row: what, why, how long.
// promises.test.ts fails when a table of the database is missing here or a period is not the server's own.

type Row = readonly [what: string, why: string, howLong: string]

const withAccount = 'As long as the account lives.'

export const accountRows: readonly Row[] = [
  ['Your first name, last name and email address', 'To greet you, and to mail you a link to sign in.', withAccount],
  [
    'Your age as you first gave it',
    'To know if a parent has to say yes. You cannot change it. Is it wrong? Write to us.',
    withAccount,
  ],
  ['Your time zone', 'So that a day of your streak is a day where you live.', withAccount],
  [
    'Your path, your plan, and your own words on what you know and want to learn',
    'To show you the lessons that fit.',
    withAccount,
  ],
  ['If you want news by mail', 'To respect your choice. So far we have sent no news to accounts.', withAccount],
  [
    'When you joined, and when you said yes to the terms and to this page; the kind of account; your settings',
    'To run the account.',
    withAccount,
  ],
  ['A random key made by the signup form', 'So that a double click makes one account, not two.', withAccount],
]

export const learningRows: readonly Row[] = [
  ['Which lessons you finished, and when', 'To show your progress and open the next lesson.', withAccount],
  [
    'Your answers to the questions of a lesson',
    'To help you learn from them. No lesson asks you to send answers yet. Once one does, we keep your last answer, if it was right, and the number of tries.',
    withAccount,
  ],
  [
    'Each XP reward and what it was for, your level, your skills',
    'So that you can see where every point comes from.',
    withAccount,
  ],
  ['The days you learned on, and your streak', 'To count your streak.', withAccount],
  ['Achievements, and when you earned them', 'To show them to you.', withAccount],
]

export const parentRows: readonly Row[] = [
  [
    'The parent’s name, email address and phone (if given) from the child’s signup',
    'To ask the parent: one mail, and up to three more if the child asks for them.',
    'No answer, or a no: erased 7 days after the signup, with the child’s account. A yes: as long as the child’s account lives.',
  ],
  [
    'The consent log: asked, yes, no or taken back, with the date and the parent’s email address',
    'To prove what the parent decided.',
    'As long as the child’s account lives.',
  ],
  [
    'The parent’s own account: name and email address, and which child it belongs to',
    'So that the parent can sign in and see how the child is doing.',
    'Until the parent asks us to erase it.',
  ],
]

export const visitorRows: readonly Row[] = [
  [
    'Guide for parents: your name, email address, phone, your child’s age and interests, when and how often you asked',
    'To mail you the guide. Phone, age and interests are optional. We never ask the child’s name.',
    'Erased 12 months after you last asked. The link in the mail works for 7 days.',
  ],
  [
    'Newsletter: your email address, where you left it, when you said yes',
    'To mail you tips. First we mail you a question. No yes means no newsletter.',
    'No yes: erased after 7 days. You unsubscribe: no more mail, and erased after 30 days. Otherwise until you unsubscribe.',
  ],
]

export const machineRows: readonly Row[] = [
  [
    'Your session: a random key that stands for your browser',
    'To know it is you after you sign in. Your network address and the kind of your browser are not stored with it.',
    '30 days, or until you sign out.',
  ],
  [
    'Sign-in links and other one-time keys',
    'To let you in once. We store a scrambled form of the link.',
    'A link works for 15 minutes. Old ones are cleared every hour.',
  ],
  [
    'Counters: a network address or an email address, and a number',
    'To stop somebody who tries a thousand times.',
    'A day at most. Old ones are cleared every hour.',
  ],
  [
    'Mail on its way: who gets it, what it says, when it left',
    'To try again when a mail does not get through.',
    'The text is erased once the mail is sent. The rest goes after 30 days, or with your account.',
  ],
  [
    'If you sign in through another service, like a school’s: your number there and the keys it gives us',
    'To know which account is yours. Most academies do not use this.',
    withAccount,
  ],
  [
    'Notes on errors: what broke, and at which address of the site',
    'To mend it. We do not write down normal visits.',
    'They are not in our database. The machine that runs the site keeps them for a while and then drops them.',
  ],
]

export const paymentRows: readonly Row[] = [
  [
    'A programme you paid for or began to pay: its name, the price, the dates, how the payment stands, and the provider’s number for it',
    'To know what you paid for.',
    'As long as the account lives. The payment provider keeps its own books.',
  ],
]

/** Who may see what; the server refuses everybody else. */
export const viewerRows: readonly Row[] = [
  ['You', 'Your own account and all you did here. Some of it stands on no screen; ask us for the rest.', 'Other learners.'],
  [
    'Your linked parent',
    'Your first name, path, plan, level, skills, XP with reasons, streak, achievements, finished lessons, and their own yes.',
    'Other people’s children.',
  ],
  [
    'Staff who run the academy',
    'Accounts, learning data, consent and mail, to help you and to keep the site safe.',
    'Passwords. There are none.',
  ],
  [
    'Other learners and everybody on the web',
    'The front page names the paths of the five newest learners and the day each joined.',
    'Names, ages, addresses and all the rest. A child who waits for a yes is not on that list at all.',
  ],
  ['The company that carries our mail', 'The mail on its way: your address and what we write to you.', 'Your learning data.'],
  [
    'The payment provider, if you pay',
    'Which programme it is, the price, and what you type on its page.',
    'Your account here and your learning data.',
  ],
  ['Advertisers, data sellers and makers of AI tools', 'Nothing.', 'Everything.'],
]
