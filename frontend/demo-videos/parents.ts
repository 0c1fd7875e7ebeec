import { aboutKim, aboutSam, choosePath, createAccount, forward } from './kim.ts'
import { addressOf, click, demoSignIn, fill, followLink, openMail, type Video } from './video.ts'

const kim = 'kim.p'
const sam = addressOf('sam.p')
const stat = (label: string) => `article div:has(> dl:has-text("${label}"))`

export const parents: Video = {
  id: 'parents',
  title: 'What parents see and decide',
  seconds: 5 * 60 + 3,
  people: { learner: [demoSignIn('learner')], parent: [demoSignIn('parent')] },
  scenes: [
    { card: { title: 'What parents see and decide', line: 'From the first mail to the last word.', figure: 'letter' } },
    {
      as: 'kim',
      open: '/signup',
      beats: [
        { says: 'Kim and Sam are made up for this video. Kim is eleven and would like to learn.' },
        {
          says: 'Kim gives a first name, an address and an age. That is all this step needs.',
          first: aboutKim(kim),
        },
        {
          says: 'The age matters. Under thirteen, a parent or guardian is asked before anything is saved.',
          look: 'div:has(> div > p:text("Parent/Guardian Required"))',
        },
        {
          says: 'So Kim names Sam, and gives the address where a mail will reach Sam.',
          first: [forward, ...aboutSam(sam)],
        },
        {
          says: 'Kim chooses a path, the Campaigner, and may change to another one whenever Kim likes.',
          first: [forward, choosePath('Campaigner')],
          show: 'label:has-text("Campaigner")',
        },
        {
          says: 'Then a plan. Kim takes the free one, and signing up charges nothing in any case.',
          first: [forward],
          look: 'label:has-text("Free Explorer")',
        },
        {
          says: 'The last step shows it all again and says to whom the mail will go.',
          first: [forward],
          look: 'div:has(> div > p:text("Your parent or guardian decides"))',
        },
      ],
    },
    {
      as: 'kim',
      beats: [
        {
          says: 'Kim is in, and waits. Looking around works; nothing that Kim does is saved.',
          first: [...createAccount, (page, address) => page.goto(`${address}/dashboard`).then(() => {})],
        },
        {
          says: 'Did the mail get lost? Kim can have it sent again, a few times at most.',
          look: 'button:has-text("Send the mail again")',
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'And this is what Sam finds in the mail: who asks, and why an answer is needed.',
          first: [openMail(sam)],
        },
        {
          says: "It says plainly that nothing about Kim's learning is recorded before there is a yes.",
          look: 'article pre',
        },
        {
          says: 'The link leads to one page. It works for a week, and after that no longer.',
          look: 'article a',
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'The page asks one question. Reading it decides nothing, and there is time to think.',
          first: [followLink],
        },
        {
          says: 'First it says what we keep about Kim, from the name to the lessons completed.',
          look: 'main ul li:nth-child(1)',
        },
        {
          says: 'Then what we keep about Sam: a name, an address, a number if one was given.',
          look: 'main ul li:nth-child(2)',
        },
        {
          says: 'Sam will see how Kim is doing, by signing in with the same address.',
          look: 'main ul li:nth-child(3)',
        },
        {
          says: 'We sell nothing, show no advertising, and tell providers of AI tools nothing about Kim.',
          look: 'main ul li:nth-child(4)',
        },
        {
          says: 'The yes can be taken back at any time. Seven days later the account is erased.',
          look: 'main ul li:nth-child(5)',
        },
        {
          says: "Saying no, or nothing at all, erases the account and Sam's address within a week.",
          look: 'p:has-text("If you decline or do nothing")',
        },
        {
          says: 'The two buttons are of one size. No small print hides behind the second one.',
          look: 'div:has(> button:text("I agree"))',
        },
        {
          says: 'Sam agrees. From this moment on, what Kim learns may be recorded and shown.',
          first: [click('button:has-text("I agree")'), (page) => page.getByText('Thank you!').waitFor()],
        },
        {
          says: 'No password was made up on the way. Sam signs in by mail, whenever that is useful.',
          look: 'a:has-text("Sign in by email")',
        },
      ],
    },
    {
      as: 'kim',
      open: '/dashboard',
      beats: [{ says: "On Kim's side the notice is gone. The path is open, and counting may begin." }],
    },
    {
      as: 'kim',
      open: '/persona/campaigner',
      beats: [{ says: 'The Campaigner path builds one thing: a fair case for something that should be better.' }],
    },
    {
      as: 'kim',
      open: '/lesson/a-cause-you-can-prove',
      beats: [
        { says: 'A lesson takes ten to twenty minutes, and ends when Kim says that it is done.' },
        {
          says: 'What Kim will be able to do stands at the side, for parents to read too.',
          look: 'aside > div:has(h2:text("objectives"))',
        },
        {
          says: 'Every lesson has a part about doubt: what a machine gets wrong, and how to notice.',
          show: 'h2:text("Evaluate") ~ ul',
        },
        {
          says: 'Kim marks the first lesson as complete. It earns XP and a first achievement.',
          first: [click('button:has-text("Mark as Complete")'), (page) => page.getByText('New achievement').first().waitFor()],
          look: 'section:has(> h2:text("Finish")) > div',
        },
      ],
    },
    {
      as: 'sam',
      open: '/auth/email',
      beats: [
        {
          says: 'Now Sam wants to see it. An address is enough; a link comes by mail.',
          first: [fill('Email', sam)],
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'The link signs in once, for fifteen minutes, and is of no use to anybody afterwards.',
          first: [click('main button[type=submit]'), (page) => page.waitForTimeout(1500), openMail(sam)],
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'One press confirms it, so that a mail program which opens links signs nobody in.',
          first: [followLink],
        },
        {
          says: 'This is now the page of Sam. It shows each child, and the path the child is on.',
          first: [click('main button'), (page) => page.locator('article').first().waitFor()],
        },
        {
          says: 'Level, XP, streak, lessons done: Sam sees the same figures that Kim sees.',
          look: 'article > div:has(dl)',
        },
        {
          says: 'They are counted, not estimated. One lesson done is one lesson, and zero stays zero.',
          look: stat('Lessons Done'),
        },
      ],
    },
    {
      as: 'parent',
      open: '/dashboard',
      beats: [
        { says: 'After some weeks it looks like this, here with the child of the demo academy.' },
        { says: 'A streak of days in a row tells more about a habit than any single mark.', look: stat('Day Streak') },
        { says: 'XP come from what was learned and finished. Time on the screen earns nothing here.', look: stat('Total XP') },
      ],
    },
    {
      as: 'learner',
      open: '/progress',
      beats: [
        { says: "Sit down together and open the child's own page. It explains where each number comes from." },
        {
          says: 'Every reward has a line and a reason. Ask your child to tell you about one.',
          look: 'section:has(> h2:text("Where your XP"))',
        },
        {
          says: 'Four skills grow slowly. One of them is digital safety, and it counts like the others.',
          look: 'section:has(> h2:text("Skills"))',
        },
      ],
    },
    {
      as: 'learner',
      open: '/lesson/your-voice-first',
      beats: [
        {
          says: 'The practice prompt is worth reading together: what is asked, and what is left out.',
          first: [click('button:has-text("Try the practice prompt")')],
          look: 'p:has-text("Here is the opening")',
        },
        {
          says: 'A good answer is described beside it, so that you need not be an expert.',
          look: 'p:has-text("leaves every one")',
        },
      ],
    },
    {
      as: 'sam',
      open: '/dashboard',
      beats: [
        {
          says: 'And if it is not right for your family? The way out stands on the page.',
          look: 'button:has-text("Take my consent back")',
        },
        {
          says: 'The first press asks whether you mean it, and says exactly what is going to happen.',
          first: [click('button:has-text("Take my consent back")')],
          look: 'article div:has(> div > p:text("Stop for"))',
        },
        {
          says: 'Nothing more is recorded from then on. After seven days the account is erased.',
          look: 'p:has-text("Nothing more is recorded")',
        },
        {
          says: 'Sam keeps it, and Kim goes on. The button stays where it is, every day.',
          first: [click('button:has-text("Keep it")')],
        },
      ],
    },
    {
      as: 'visitor',
      open: '/auth/login',
      beats: [
        {
          says: 'You can look at all of this yourself: the demo academy has a parent, too.',
          look: 'button:has-text("Demo Sign In")',
        },
      ],
    },
    { card: { title: 'The last word is yours', line: 'It stays yours, every day.', figure: 'owl' } },
  ],
}
