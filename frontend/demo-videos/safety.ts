import { aboutKim, aboutSam, choosePath, createAccount, forward } from './kim.ts'
import { addressOf, click, demoSignIn, fill, followLink, openMail, signUp, type Video } from './video.ts'

const kim = 'kim'
const sam = addressOf('sam')
const waiting = 'div:has(> div > p:text("Waiting for your parent"))'

export const safety: Video = {
  id: 'safety',
  title: 'How we keep learners safe',
  seconds: 2 * 60 + 45,
  people: { robin: [signUp('Robin', 14, 'writer')], parent: [demoSignIn('parent')] },
  scenes: [
    { card: { title: 'How we keep learners safe', line: 'Rules first, then tools.', figure: 'bot' } },
    {
      as: 'kim',
      open: '/signup',
      beats: [
        { says: 'Signing up asks for little: a first name, an address, an age. The rest may stay empty.' },
        {
          says: 'Kim, made up for this video, is eleven. Under thirteen, a parent or guardian decides.',
          first: aboutKim(kim),
          look: 'div:has(> div > p:text("Parent/Guardian Required"))',
        },
        {
          says: "Kim's own address is not taken for a parent's, and neither is another spelling of it.",
          first: [forward, ...aboutSam(addressOf(kim).replace('@', '+mum@')), forward],
          look: 'text=This is your own address',
        },
        {
          says: 'So somebody else has to be asked. Kim names Sam, and Sam gets a mail.',
          first: aboutSam(sam),
          show: 'label:has-text("Parent\'s email")',
        },
        {
          says: 'Choosing a path and a plan comes next. Nothing is charged when somebody signs up.',
          first: [forward, choosePath('Campaigner'), forward],
        },
        { says: 'The last page shows it all once more, before there is any account at all.', first: [forward] },
      ],
    },
    {
      as: 'kim',
      beats: [
        {
          says: 'Now Kim waits. Lessons can be read, but nothing Kim does is recorded anywhere yet.',
          first: [...createAccount, (page, address) => page.goto(`${address}/dashboard`).then(() => {})],
          look: waiting,
        },
        {
          says: 'The mail can be sent again, a few times, and only its newest link works.',
          look: 'button:has-text("Send the mail again")',
        },
      ],
    },
    {
      as: 'kim',
      open: '/lesson/a-cause-you-can-prove',
      beats: [
        {
          says: 'Pressing this button changes nothing yet. The server says no until the answer is there.',
          look: 'button:has-text("Mark as Complete")',
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'The mail goes to the parent, names the child, and leads to one single page.',
          first: [openMail(sam)],
        },
        {
          says: 'Without an answer within seven days, the account is erased with everything in it.',
          look: 'article pre',
        },
      ],
    },
    {
      as: 'sam',
      beats: [
        {
          says: 'Opening that page decides nothing. It asks one question and shows two equal buttons.',
          first: [followLink],
        },
        {
          says: 'It lists in plain words what we keep about a child, and about the parent.',
          look: 'main ul li',
        },
        {
          says: 'We sell nothing and show no advertising. Providers of AI tools learn nothing about Kim.',
          look: 'main ul li:has-text("We sell nothing")',
        },
        {
          says: 'And a yes can be taken back on any day, without giving any reason.',
          look: 'main ul li:has-text("take this back")',
        },
      ],
    },
    {
      as: 'robin',
      open: '/onboarding',
      beats: [
        {
          says: 'Learners hear the most important rule early: some things are never told to a machine.',
          first: [
            click('button:has-text("go")'),
            click('button:has-text("Show me lessons")'),
            click('button:has-text("Got it")'),
          ],
        },
        {
          says: 'Name, address, school, pictures of people: all of that stays with whom it belongs to.',
          look: 'p:has-text("Never give an AI")',
        },
      ],
    },
    {
      as: 'robin',
      open: '/lesson/your-voice-first',
      beats: [
        {
          says: 'Lessons come back to it. Names and places are changed before anything is typed.',
          look: 'li:has-text("It must not get your secrets")',
          near: true,
        },
        {
          says: 'They also teach doubt. A machine can be wrong, so what it says gets checked.',
          look: 'li:has-text("It gets facts wrong")',
          near: true,
        },
        {
          says: 'And some things belong to people. When something hurts, a person is the one to tell.',
          look: 'p:has-text("One more thing")',
          near: true,
        },
      ],
    },
    {
      as: 'robin',
      open: '/dashboard',
      beats: [
        {
          says: 'The Practice Lab stays shut for thirty days. Learning to judge comes before trying out.',
          look: 'section:has(h2:text("Practice Lab"))',
        },
      ],
    },
    {
      as: 'visitor',
      open: '/auth/email',
      beats: [
        {
          says: 'There are no passwords to lose. A link comes by mail and signs in once.',
          first: [fill('Email', addressOf('robin'))],
        },
      ],
    },
    {
      as: 'parent',
      open: '/dashboard',
      beats: [
        { says: 'Parents see how their child is doing, in the same honest figures the child sees.' },
        {
          says: 'Taking the yes back takes two presses. The first one asks whether it is meant.',
          first: [click('button:has-text("Take my consent back")')],
          look: 'article div:has(> div > p:text("Stop for"))',
        },
        {
          says: 'From then on nothing more is recorded, and seven days later the account is gone.',
          look: 'p:has-text("Nothing more is recorded")',
        },
      ],
    },
    { card: { title: 'Rules first, then tools', line: 'Learners practise both, in every lesson.', figure: 'bot' } },
  ],
}
