import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Catch it being wrong',
    predict: {
      question: 'The text says: “The whale lives in the sea.” Can the machine still write that it lives in the forest?',
      choices: ['No, it read the text', 'Yes, sometimes', 'Only if I teach it wrong'],
    },
    task: 'Let it write until an animal has a wrong home. Then tap that animal.',
    hint: 'Press “Write 20 words” and read who lives where. Or tap a word in the list to choose what comes next.',
    reveal: 'It wrote a sentence that is not in its text. For the machine, a wrong home was as good as the right one.',
    explain: {
      question: 'Why did it write something false?',
      choices: [
        {
          text: 'It only counts which word often follows the last few words.',
          isRight: true,
          feedback:
            'In the text, five different homes come after “lives in the”. The machine did not look at the animal. Now try temperature 0: it is wrong every time.',
        },
        {
          text: 'It wanted to play a trick on me.',
          feedback: 'It has no plans. It picks a word from a list of counts.',
        },
        {
          text: 'The text was too short to name the right home.',
          feedback: 'The text names every home. The machine did not look back far enough to use it.',
        },
      ],
    },
  },
  {
    title: 'Find the copying machine',
    predict: {
      question: 'If the machine looks back more words, will it make up more or copy more?',
      choices: ['More made up', 'More copied', 'It makes no difference'],
    },
    task: 'Let it look back 1 word and write 20 words. Then do the same with 2, 3 and 4. Find out which one copies.',
    hint: 'Look at the bars. You need a bar under 70% and, with more words, one of at least 90%.',
    reveal: 'The more words it looked back, the better the sentences. But in the end they were copies.',
    explain: {
      question: 'Why does it copy when it looks back four words?',
      choices: [
        {
          text: 'After most groups of four words, its text has only one next word.',
          isRight: true,
          feedback:
            'With one choice left, there is nothing to invent. Big models avoid this with far more text, and still copy at times.',
        },
        {
          text: 'Four words are too many for a computer to store.',
          feedback: 'It stores them easily. Look at the bars: how many choices are left?',
        },
        {
          text: 'It is too lazy to write something new.',
          feedback: 'A machine is never lazy. Look at the bars: how many choices are left?',
        },
      ],
    },
  },
  {
    title: 'Same start, two temperatures',
    predict: {
      question: 'You press “Write 20 words” twice at temperature 0. What will you get?',
      choices: ['The same text twice', 'Two different texts', 'No text'],
    },
    task: 'Write 20 words twice at temperature 0. Then twice at temperature 2. Compare the texts.',
    hint: 'Change nothing but the temperature. The list under the paper shows which texts are the same.',
    reveal: 'Temperature 0 wrote the same text both times. The high temperature did not.',
    explain: {
      question: 'What does temperature change?',
      choices: [
        {
          text: 'How often the machine picks a less likely word.',
          isRight: true,
          feedback: 'At 0 it always takes the top word. High temperatures make unlikely words almost as likely as the top one.',
        },
        {
          text: 'How well it understands the text.',
          feedback: 'The counts stay the same. Watch the bars while you change the temperature.',
        },
        {
          text: 'How fast it writes.',
          feedback: 'The speed is the same. Watch the bars while you change the temperature.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'The machine reads its text once and counts: after these words, which word came next, and how often?',
  'To write, it looks at the last words, takes the list of counted next words, and picks one by chance. Then it does the same again with the new last words. If it has never seen these words together, it looks back fewer.',
  'A full stop counts as a word. The temperature changes the chances, not the counts: each count is raised to the power of 1 divided by the temperature.',
  'It has no idea what a whale is. It has counts. That is why its sentences can sound right and be wrong.',
  'Chatbots such as ChatGPT also pick one next piece after another. They do not keep a list of counts. A large neural network works out the chances from thousands of words before, and it was trained on more text than anyone could read in many lifetimes.',
] as const
