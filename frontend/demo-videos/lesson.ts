import { click, signUp, type Video } from './video.ts'

const paragraph = (words: string) => `p:has-text("${words}")`
const point = (words: string) => `li:has-text("${words}")`

export const lesson: Video = {
  id: 'lesson',
  title: 'A lesson from start to finish',
  seconds: 4 * 60 + 17,
  people: { robin: [signUp('Robin', 14, 'writer')] },
  scenes: [
    { card: { title: 'A lesson from start to finish', line: 'Your Voice First, the Machine Second', figure: 'fox' } },
    {
      as: 'robin',
      open: '/persona/writer',
      beats: [
        { says: 'Robin is made up for this video. It is the first day on the Writer path.' },
        {
          says: 'The first folder stands open. The lesson in it takes sixteen minutes, so Robin begins.',
          look: 'ol > li',
        },
      ],
    },
    {
      as: 'robin',
      open: '/lesson/your-voice-first',
      beats: [
        { says: 'The title is the rule of the whole path: your voice first, the machine second.' },
        {
          says: 'Four objectives say what Robin will be able to do at the end of it.',
          look: 'aside > div:has(h2:text("objectives"))',
        },
        {
          says: 'Two tools are named, but no account with them is needed. The notes work without.',
          look: 'aside > div:has(h2:text("Tools"))',
        },
        {
          says: 'Discover begins with closed eyes: think of somebody you know, and how they talk.',
          look: paragraph('Close your eyes'),
          near: true,
        },
        {
          says: 'A voice is made of choices: what you notice, how sentences move, what you leave out.',
          look: 'h2:text("Discover") ~ ul',
          near: true,
        },
        {
          says: 'Machines are good at the words that usually come next. A voice lives in the unusual.',
          look: paragraph('An AI tool has read'),
          near: true,
        },
        {
          says: 'So the order matters. First comes what only Robin could write, then comes the tool.',
          look: paragraph('That gives us the rule'),
          near: true,
        },
        {
          says: 'Now an example. The place is a launderette on a wet Saturday, and nothing else is known.',
          look: paragraph('The place is a launderette'),
          near: true,
        },
        {
          says: 'This is how a machine might open the story. Nothing is misspelt, and nothing is new.',
          look: paragraph('It was a rainy day'),
          near: true,
        },
        {
          says: 'A writer does something else. She lists five details, one for each of the senses.',
          look: paragraph('Now a writer makes a list'),
          near: true,
        },
        {
          says: 'Then she writes alone. The third dryer knocks, and you want to know about the button.',
          look: paragraph('It has knocked every Saturday'),
          near: true,
        },
        {
          says: 'Only now the machine may come in, and its orders are strict: questions, no rewriting.',
          look: paragraph('Now the machine may come in'),
          near: true,
        },
        {
          says: 'It asks three things. Two of them open a door, the third asks for the weather.',
          look: 'ul:has-text("Who else hears the knocking")',
          near: true,
        },
        {
          says: 'The writer decides, and gives a reason each time. The weather is politely refused.',
          look: paragraph('The writer decides'),
          near: true,
        },
        {
          says: 'Questions come from the machine. Answers, and the right to say no, belong to the writer.',
          look: paragraph('That is how a writer works'),
          near: true,
        },
        {
          says: 'Evaluate checks the machine. A tool may turn odd sentences into ones that fit anybody.',
          look: point('It smooths you out'),
          near: true,
        },
        {
          says: 'It likes worn phrases. They are not wrong, the lesson says. They are just tired.',
          look: point('It reaches for worn phrases'),
          near: true,
        },
        {
          says: 'It can carry bias into a story: who is brave, who is pretty, who has a name.',
          look: point('It can carry bias'),
          near: true,
        },
        {
          says: 'And it gets facts wrong, so what is real in a story is checked somewhere else.',
          look: point('It gets facts wrong'),
          near: true,
        },
        {
          says: "It must not get anybody's secrets. Names and places change before a word is typed.",
          look: point('It must not get your secrets'),
          near: true,
        },
        {
          says: "Handing in a machine's sentences as your own is not honest. Helpers are named instead.",
          look: point('less than honest'),
          near: true,
        },
        {
          says: 'And if writing hurts, a machine is not the one to tell. A trusted person is.',
          look: paragraph('One more thing'),
          near: true,
        },
        {
          says: 'Practice needs paper, ten minutes and a place that Robin knows well. A bus will do.',
          look: paragraph('You need paper'),
          near: true,
        },
        {
          says: 'Five details first. What could be guessed without being there is crossed out again.',
          look: point('five details, one each'),
          near: true,
        },
        {
          says: 'Then about a hundred words, alone, beginning with the oddest detail of the five.',
          look: point('an opening of about 100 words, with no machine'),
          near: true,
        },
        {
          says: 'Then questions: from the practice prompt, or from a reader who corrects nothing at all.',
          look: point('If your Practice Lab is open'),
          near: true,
        },
        {
          says: 'At least one suggestion has to be refused, with a reason. That is part of the practice.',
          look: point('Next to each question'),
          near: true,
        },
        {
          says: 'Maestro, the fox at the side, keeps a prompt ready. One press is enough.',
          look: 'aside > div:has(button)',
        },
        {
          says: "The prompt can be used word for word, or filled with Robin's own opening lines.",
          first: [click('button:has-text("Try the practice prompt")')],
          look: 'p:has-text("Here is the opening")',
        },
        {
          says: 'Below it stands what a good answer looks like, and what to do with a bad one.',
          look: 'p:has-text("leaves every one")',
        },
        {
          says: 'Whoever wants to know more finds three places to read on, each in a new tab.',
          look: 'aside > div:has(h2:text("Additional"))',
        },
        {
          says: 'Master is the last part. The opening becomes the first page of a Story Folio.',
          look: paragraph('Start a project called'),
          near: true,
        },
        {
          says: "A maker's note goes with it: what was mine, what was asked, what I kept.",
          look: 'ul:has-text("what I wrote alone")',
          near: true,
        },
        {
          says: 'Now Robin is done, and says so. No test decides it, only the learner does.',
          look: 'button:has-text("Mark as Complete")',
        },
        {
          says: 'The lesson is complete. It earned XP, and what was achieved with it stands below.',
          first: [click('button:has-text("Mark as Complete")'), (page) => page.getByText('New achievement').first().waitFor()],
          look: 'section:has(> h2:text("Finish")) > div',
        },
      ],
    },
    {
      as: 'robin',
      open: '/dashboard',
      beats: [
        {
          says: 'The dashboard knows at once: new XP, a streak of one day, a step further.',
          look: 'aside > div:has-text("Day Streak")',
        },
      ],
    },
    {
      as: 'robin',
      open: '/persona/writer',
      beats: [{ says: 'On the path the lesson carries its tick. It can be read again at any time.', look: 'ol > li' }],
    },
    {
      as: 'robin',
      open: '/progress',
      beats: [
        {
          says: 'The ledger remembers what it was for. That was one lesson, from start to finish.',
          look: 'section:has(> h2:text("Where your XP"))',
        },
      ],
    },
    { card: { title: 'Now it is your turn', line: 'A lesson takes 10 to 20 minutes.', figure: 'fox' } },
  ],
}
