import { click, demoSignIn, signUp, type Video } from './video.ts'

export const tour: Video = {
  id: 'tour',
  title: 'Take a tour of the academy',
  seconds: 3 * 60 + 24,
  people: { learner: [demoSignIn('learner')], robin: [signUp('Robin', 14, 'writer')] },
  scenes: [
    { card: { title: 'Take a tour of the academy', line: 'Four paths, short lessons, and what they earn.', figure: 'owl' } },
    {
      as: 'learner',
      open: '/dashboard',
      beats: [
        { says: 'A learner arrives here. One look shows what comes next, and nothing jumps at them.' },
        {
          says: 'The first card leads straight back to the path they chose, at the place they left.',
          look: 'section:has(h2:text("Learn with"))',
        },
        {
          says: 'XP count what was learned. A streak counts days in a row with a finished lesson.',
          look: 'aside > div:has-text("Day Streak")',
        },
        {
          says: 'Levels need more XP each time. The bar says honestly how much is still to come.',
          look: 'aside > :has-text("Progress to level")',
        },
        {
          says: 'The Practice Lab stays closed for thirty days, so that learning comes before trying things out.',
          look: 'section:has(h2:text("Practice Lab"))',
        },
        {
          says: 'Achievements are earned once, by learning, and each one says in words what it took.',
          look: 'section:has(> h2:text("Recent achievements"))',
        },
      ],
    },
    {
      as: 'learner',
      open: '/personas',
      beats: [
        { says: 'There are four paths. Each builds one project, and changing your mind costs nothing.' },
        {
          says: 'Entrepreneurs find a real problem, meet people who have it, and build something that helps.',
          look: 'article:has-text("Entrepreneur")',
        },
        {
          says: 'Writers finish one story that is truly theirs. The machine may ask, the words are their own.',
          look: 'article:has-text("Storytelling")',
        },
        {
          says: 'Digital Creators invent a small world and make it a web page that answers to touch.',
          look: 'article:has-text("Digital Creator")',
        },
        {
          says: 'Campaigners choose something near them that should be better, and make a fair case for it.',
          look: 'article:has-text("Campaigner")',
        },
      ],
    },
    {
      as: 'robin',
      open: '/persona/writer',
      beats: [
        { says: 'Every path is kept in folders. A folder is a handful of lessons with one aim.' },
        {
          says: 'Progress counts finished lessons and rounds down, so a hundred really means all of them.',
          look: '[role=progressbar]',
        },
        {
          says: 'Each lesson says how long it takes and whether it is ready, done or still locked.',
          look: 'ol > li',
        },
        {
          says: 'Nobody has to rush. A locked lesson opens as soon as the lessons before it are finished.',
          look: 'ol > li li',
        },
      ],
    },
    {
      as: 'robin',
      open: '/lesson/your-voice-first',
      beats: [
        { says: 'Now a lesson. The title says what you will try, and the badge how many minutes it takes.' },
        {
          says: 'What you can do afterwards stands beside the text, in plain words that can be checked.',
          look: 'aside > div:has(h2:text("objectives"))',
        },
        {
          says: 'A lesson has five parts. Discover comes first and explains one idea, not ten at once.',
          show: 'h2:text("Discover")',
        },
        {
          says: 'A sidekick is there in every lesson. Ask, and it opens a prompt worth trying.',
          look: 'aside > div:has(button)',
        },
        {
          says: 'With the prompt comes a hint at what a good answer looks like, and what is not one.',
          first: [click('button:has-text("Try the practice prompt")')],
          look: 'aside > div:has(button)',
        },
        {
          says: 'Then a worked example shows how somebody really works with a machine, mistakes and all.',
          show: 'h2:text("Engage") + p',
        },
        {
          says: 'Evaluate is about doubt: where a machine smooths things over, guesses, or is plainly wrong.',
          show: 'h2:text("Evaluate") ~ ul',
        },
        {
          says: 'Practice happens away from the screen as often as on it. Paper and ten minutes will do.',
          show: 'h2:text("Practice") ~ ul',
        },
        { says: "Master adds a piece to the learner's own project, with a note on who helped.", show: 'h2:text("Master") + p' },
      ],
    },
    {
      as: 'learner',
      open: '/progress',
      beats: [
        { says: 'Back to the numbers. Each of them comes from something the learner really did.' },
        {
          says: 'Four skills grow with every lesson. One of the four is staying safe in a digital world.',
          look: 'section:has(> h2:text("Skills"))',
        },
        {
          says: 'A ledger lists every reward with its reason. No points appear out of nowhere.',
          look: 'section:has(> h2:text("Where your XP"))',
        },
        {
          says: 'And the journey shows which folders are finished, which is open, and what comes after.',
          look: 'section:has(> h2:text("Learning journey"))',
        },
        {
          says: 'Late in the evening? The whole academy has a dark face, just as easy to read.',
          first: [click('header button[aria-label*="dark" i], header button[aria-label*="color" i]')],
        },
      ],
    },
    {
      as: 'robin',
      open: '/onboarding',
      beats: [
        { says: 'A new learner starts with five small steps. They explain the place and its few rules.' },
        {
          says: 'The fourth is about safety: what never to tell a machine, and when to ask an adult.',
          first: [
            click('button:has-text("go")'),
            click('button:has-text("Show me lessons")'),
            click('button:has-text("Got it")'),
          ],
        },
      ],
    },
    {
      as: 'visitor',
      open: '/auth/login',
      beats: [
        {
          says: 'Would you like to look around yourself? The demo account opens every screen you just saw.',
          look: 'button:has-text("Demo Sign In")',
        },
      ],
    },
    { card: { title: 'Come in and look around', line: 'The demo account is open to everybody.', figure: 'lighthouse' } },
  ],
}
