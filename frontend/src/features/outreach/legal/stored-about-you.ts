// Personal data in the database as listed on the privacy page: what, why, how long.
// promises.test.ts fails if a table is missing here or a period differs from the server.

type Row = readonly [what: string, why: string, howLong: string]

const withAccount = 'As long as the account exists.'

export const accountRows: readonly Row[] = [
  ['Your first name, last name and email address', 'To greet you, and to email you a link to sign in.', withAccount],
  [
    'The age you gave when you signed up',
    'To know if a parent has to say yes. You cannot change it. If it is wrong, write to us.',
    withAccount,
  ],
  ['Your time zone', 'So that your days start and end at the right time for your streak.', withAccount],
  [
    'Your path, your plan, and what you wrote about what you want to learn',
    'To show you the lessons that suit you.',
    withAccount,
  ],
  [
    'Whether you asked for news by email when you signed up',
    'To put you on the newsletter list when you first sign in with an emailed link. If you are under 13, we do not ask.',
    withAccount,
  ],
  ['When you joined, and when you agreed to the terms and to this page; the type of account', 'To run the account.', withAccount],
  [
    'Which of our pictures you chose, its background colour, and your settings',
    'To show the academy the way you like it. There are no photos here.',
    withAccount,
  ],
  ['A random key made by the signup form', 'So that a double click creates one account, not two.', withAccount],
]

export const learningRows: readonly Row[] = [
  [
    'Which lessons you started and which lessons you finished, and when; the point where you stopped a video',
    'To show your progress, open the next lesson and let you continue where you stopped.',
    withAccount,
  ],
  [
    'Your answers to the questions in a lesson',
    'To grade them, and to show them to you on your next visit. We keep your last answer to each question, whether it was right, the number of tries, and whether we explained it to you. We also keep how many questions you answered on the last day you answered any. Your parent sees which ones we explained. What you write to the Practice Coach in a lesson is not sent to us.',
    withAccount,
  ],
  [
    'Which experiments you started and in which lesson; which missions you completed, when, and the results that show it; the settings you saved',
    'To let you continue where you stopped, and to show you and your parent what you did. What you type or draw stays on your device unless you press “Save my work”.',
    withAccount,
  ],
  [
    'Each XP reward and what it was for, your level, your skills',
    'So that you can see where every point comes from.',
    withAccount,
  ],
  ['The days you learned on, and your streak', 'To count your streak.', withAccount],
  ['Your daily goal in minutes', 'To show how far you are today. Your parent sees it too.', withAccount],
  [
    'How many minutes a day you had the academy open on your screen',
    'To show you and your parent how much time you spent.',
    withAccount,
  ],
  ['Achievements, and when you earned them', 'To show them to you.', withAccount],
  [
    'Whether you want to be named on the weekly leaderboard and, if you are under 13, whether your parent allows it',
    'So that no one is named unless they want to be. The leaderboard shows other learners your first name, your picture, your level and your XP for the week.',
    withAccount,
  ],
  [
    'What you send in the AI Experiment Lab or ask a sidekick about a lesson, with placeholders for private things; what came back and who answered; which lesson and step it was about; how safe our filter rated it; whether you liked it, reported it or asked for a review; what staff decided and wrote to you, and what they did if we thought you might need help; a random key for each',
    'To show it to you and your parent, and to keep the lab safe. If it sounds like an emergency, we email our staff to say that there is something to read. The email does not include your words. Your parent does not see what you wrote. “AI companies” below says what they get.',
    'Erased 90 days after you sent it.',
  ],
  [
    'A sentence you checked when you compared two answers, and what you found out. Pictures that an AI made for you, and how you described them',
    'To show them to you and your parent. Staff see a picture if you report it.',
    'Erased together with what you sent. We keep only your newest 30 pictures.',
  ],
  ['Your minutes in the lab each day', 'To keep to your daily limit.', 'Erased 90 days after that day.'],
  [
    'Your projects: titles, descriptions, tools, the lessons you linked, the experiments you linked, and when you moved them; a random key for each',
    'To keep your board. The key is there so that a double click creates one project, not two.',
    'As long as the account exists. What you delete is erased 24 hours later.',
  ],
  [
    'Prompts from the AI Experiment Lab that you keep with a project: a copy of what you sent and of what came back, with who answered and when',
    'To show what you made it with. You, your parent and staff can read the copies. The showcase does not show them.',
    'As long as the project exists, even after the lab has erased its own copy. You can remove them at any time.',
  ],
  [
    'What you asked to share with others: the text itself, and what your parent and staff said',
    'So that nothing is shared until everyone who needs to agree has said yes.',
    withAccount,
  ],
  [
    'How you reacted to shared projects, and which you reported, with your reason',
    'To count your reaction once, and to look into what is wrong. No one sees who reacted. Only staff read reports.',
    'As long as your account and the project exist.',
  ],
  [
    'What your family decided for you: the AI lab with its tools and minutes, quiet hours, pauses, projects, AI companies',
    'So that it applies on every device. You can read it on the Family Dashboard.',
    'As long as the account exists, or until no parent is linked any more.',
  ],
  [
    'What a parent decided about a child, and when',
    'So that all parents and the child can read it.',
    'Erased after a year, or with the child’s account.',
  ],
  [
    'What you asked your family for, and what they said',
    'To ask them, and to give you their answer.',
    'Erased 90 days after you asked.',
  ],
  ['Your notifications, and when you read them', 'To tell you each thing only once.', withAccount],
  [
    'A line about you on our staff’s list of students: your name and email address, path, age, dates, XP, lessons, projects, and how safely you use the lab',
    'So that staff can find you and see who needs help. It is made from the data above and changes with it.',
    withAccount,
  ],
  [
    'If we closed your account for a time: why, when, and when we opened it again',
    'To tell you and, under 13, your parent, and to keep everyone safe. While it is closed, no one can sign in to it and others do not see what you shared. You can still ask us for your data, or to delete the account.',
    'As long as it is closed. After it was opened again: 2 years, or until the account is deleted.',
  ],
  [
    'When our staff looked at your account or decided something about it',
    'So that staff have to answer for what they look at. No one can change this log, and you see your part of it when you download your data.',
    'Erased after 2 years. It stays when an account is deleted, with a number in place of your name.',
  ],
]

export const parentRows: readonly Row[] = [
  [
    'The parent’s name, email address and phone (if given) from the child’s signup, or from an invitation',
    'To ask the parent: one email, and up to three more if the child asks for them, or our staff on the child’s behalf. If the parent says no, at most one a day if the child asks again. If the parent says yes, one more email confirms it a day later.',
    'No answer: erased 7 days after the signup. If the answer is no: erased 7 days after that, with the child’s account. For an invitation: erased right away or 7 days after it. If the answer is yes: as long as the child’s account exists.',
  ],
  [
    'If a parent invites you as another parent of a child: your first name and email address',
    'To email the invitation, and to create your account when you accept it.',
    'Erased when it is answered or cancelled, and otherwise 7 days after it was sent.',
  ],
  [
    'If a parent invites you as their child: what they entered about you, such as your name, age and email address',
    'To email the invitation, and to create your account when you accept it.',
    'Erased when it is accepted or cancelled, and otherwise 7 days after it was sent.',
  ],
  [
    'The consent log: asked, given, refused or withdrawn, with the date and the parent’s email address; and which emailed links were replaced by a newer one',
    'To prove what the parent decided.',
    'As long as the child’s account exists.',
  ],
  [
    'The parent’s own account: name and email address, and which children it is linked to',
    'So that the parent can sign in and see how the child is doing.',
    'Until the parent deletes it from their profile.',
  ],
  [
    'Which of our emails the parent wants, and which weekly summaries we’ve sent',
    'To email each week only once, and only to parents who want it. The email has the figures from the Parent Portal and no prompts.',
    'The choice: as long as the account exists. The weeks: erased after 10 weeks.',
  ],
]

export const visitorRows: readonly Row[] = [
  [
    'Guide for parents: your name, email address, phone, your child’s age and interests, when and how often you asked',
    'To email you the guide. Phone, age and interests are optional. We never ask for the child’s name.',
    'Erased 12 months after you last asked. The link in the email works for 7 days.',
  ],
  [
    'Newsletter: your email address, where you entered it, when you said yes',
    'To email you tips. First we email you to make sure. If you do not confirm, you do not get the newsletter.',
    'Not confirmed: erased after 7 days. Unsubscribed: no more emails, and erased after 30 days. Otherwise until you unsubscribe.',
  ],
]

export const machineRows: readonly Row[] = [
  [
    'Your session: a scrambled random key, the name of your browser and system (like “Firefox on Windows”), and when you last used it',
    'To know it is you after you sign in, and to show you on your profile where you are signed in. Your IP address is not stored with it.',
    '30 days, or until you sign out. Staff are signed out after 12 hours of inactivity.',
  ],
  [
    'Staff only: the key of an authenticator app, encrypted, and scrambled recovery codes',
    'To ask staff for a code from an app when they sign in (two-step verification).',
    'Until they turn two-step verification off, a colleague resets it, or the account is deleted.',
  ],
  [
    'Sign-in links and other one-time keys',
    'To let you in once. We store a scrambled form of the link. The link to delete an account has a key like this too.',
    'A sign-in link works for 15 minutes, or 24 hours while your address is not confirmed. A code from a parent works for 10 minutes. A link to delete an account works for 24 hours. Old ones are cleared every hour.',
  ],
  [
    'Counters: an IP address or an email address, and a number; for one day also your account and the news stories you read',
    'To stop anyone who keeps trying over and over, and to count each story only once a day. For the story, we keep only how often it was read.',
    'A day at most. If the owner of a mailbox says they don’t want emails about new accounts, we keep a note of that for a week. Old ones are cleared every hour.',
  ],
  [
    'Emails we send: who gets them, what they say, when they were sent',
    'To try again when an email does not get through.',
    'The text is erased once the email is sent. The rest is erased after 30 days, or with your account. Only the last email, which says that your account is deleted, stays for those 30 days.',
  ],
  [
    'If you sign in through another service, like a school’s: your ID there and the keys it gives us',
    'To know which account is yours. This applies only if we have set it up.',
    withAccount,
  ],
  [
    'If you are invited to work here as staff: your email address, your name if it was given, and who invited you',
    'To email you a link to accept. If you do, we keep when, and who invited you.',
    'The link works for 7 days. Not accepted: erased 30 days after that, or when it is cancelled. Accepted: as long as the account exists.',
  ],
  [
    'If you work here as staff: the queries you save in the data explorer, with their names, and whether colleagues see them',
    'To run them again.',
    'Until you delete them, or with your account.',
  ],
  [
    'Notes on errors: what went wrong, and on which page',
    'To fix it. We do not log normal visits.',
    'They are not in our database. The server that runs the site keeps them for a while and then deletes them.',
  ],
]

export const paymentRows: readonly Row[] = [
  [
    'A programme you paid for or started to pay for, or asked our staff for: its name, price, dates and status, what our staff wrote to you about it, and the provider’s number for it',
    'To know what you paid for.',
    'As long as the account exists. The payment provider keeps its own records.',
  ],
]

/** Who can see what; the server denies everyone else. */
export const viewerRows: readonly Row[] = [
  [
    'You',
    'Your own account and everything you did here. Not all of it appears on screen, but the file you can download from your profile has everything.',
    'Other learners, except on the weekly leaderboard and in the showcase.',
  ],
  [
    'Your linked parent',
    'Your first name, age, path, plan, level, skills, XP and what it was for, streak, achievements, finished lessons, minutes per day, daily goal, projects with the prompts you keep there, what they decided, what you asked them for, and their own consent. What you send in the AI Experiment Lab, with a safety score worked out from it by a formula that anyone can read. You see the same on the Parent Portal page.',
    'Other people’s children.',
  ],
  [
    'Staff who run the academy',
    'Accounts, learning data, consent and emails, to help you and to keep the site safe. We log every time staff view a child’s data.',
    'Passwords. There are none.',
  ],
  [
    'Other learners who have been here for three weeks',
    'On the weekly leaderboard, the first name, picture, level and XP of the ten with the most XP. You can leave it at any time. No one under 13 is on it without a parent’s permission.',
    'Last names, ages, addresses and everything else.',
  ],
  [
    'Your parents, and other learners and parents who have been here for two weeks',
    'In the showcase, your first name, picture and the text of a project you asked to share, once staff have said yes. If you are under 13, a parent has to say yes first. You or your parent can stop sharing at any time.',
    'All your other projects.',
  ],
  [
    'Other learners and everyone on the web',
    'The home page shows the paths of the five newest learners and the day each one joined.',
    'Names, ages, addresses and everything else. A child who is waiting for a parent’s permission is not on that list at all.',
  ],
  [
    'The company that delivers our emails',
    'The emails it delivers: your address and what we write to you.',
    'Your learning data.',
  ],
  [
    'The payment provider, if you pay',
    'Which programme it is, the price, and what you type on its page.',
    'Your account here and your learning data.',
  ],
  [
    'An AI company, if its model answers in the lab or about a lesson',
    'The prompt, with placeholders for private things, and the answer. For a question about a lesson, also the lesson and your last four questions.',
    'Who you are, and everything else.',
  ],
  ['Advertisers and data sellers', 'Nothing.', 'Everything.'],
]
