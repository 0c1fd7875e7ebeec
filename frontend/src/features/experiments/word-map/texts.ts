import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'A surprising neighbour',
    predict: {
      question: 'Where is “slow” on the machine’s map of words?',
      choices: ['Far away from “fast”', 'Right beside “fast”', 'Somewhere by chance'],
    },
    task: 'Guess which word is nearest, three times. Find a word that is beside its own opposite.',
    hint: 'Try “fast”, “summer”, “buy” or “high”. After your guess, say whether the nearest word is its opposite.',
    reveal: 'Words with opposite meanings can be neighbours. The machine put them side by side.',
    explain: {
      question: 'Why are “fast” and “slow” neighbours?',
      choices: [
        {
          text: 'They appear in the same kinds of sentences.',
          isRight: true,
          feedback: '“A fast car”, “a slow car”: the words around them are the same. The map is made only from the words around.',
        },
        {
          text: 'The machine mixed up their meanings by mistake.',
          feedback: 'It made no mistake in counting. It knows no meanings, only which words are around a word.',
        },
        {
          text: 'They have about the same number of letters.',
          feedback: 'The machine does not look at letters. “buy” and “sell” are spelled quite differently.',
        },
      ],
    },
  },
  {
    title: 'Three that work, one that fails',
    predict: {
      question: 'cat is to animal as apple is to … What will the machine say?',
      choices: ['fruit', 'a word about computers', 'tree'],
    },
    task: 'The machine finishes sentences. Say whether its answer fits. Find three that fit and one that fails.',
    hint: 'Words with two meanings, such as “apple”, confuse it. Press “Next one” for another sentence.',
    reveal:
      'Some answers are right and some are nonsense. The machine worked out all of them in the same way, and never said “I don’t know”.',
    explain: {
      question: 'Why does “apple” lead to chips or software, and not to “fruit”?',
      choices: [
        {
          text: 'In its texts, “apple” was mostly the name of a computer company.',
          isRight: true,
          feedback: 'Each word has only one point, even if it has two meanings. News texts pulled “apple” toward computers.',
        },
        {
          text: 'The machine cannot work with food.',
          feedback: 'Try “bee – honey – cow”: that works. Think about what newspapers write about apple.',
        },
        {
          text: 'The machine was joking.',
          feedback: 'It only adds and subtracts numbers. Think about what newspapers write about apple.',
        },
      ],
    },
  },
  {
    title: 'A line that is not fair',
    predict: {
      question: 'You put jobs on the line between “he” and “she”. Where will they be?',
      choices: ['All in the middle', 'Some far to one side', 'By chance'],
    },
    task: 'Choose “jobs” and “he – she”. Tap the job with the longest bar. Then test whether a larger text makes it fair.',
    hint: 'The longest bar is near the end of the list. After you tap it, texts to read appear. Read the three that are listed there.',
    reveal:
      'Texts pull some jobs to one side. A text 100 times larger of the same kind gave the same pull. A balanced one did not.',
    explain: {
      question: 'Where does the pull come from?',
      choices: [
        {
          text: 'From what people wrote. A larger pile of the same texts repeats it.',
          isRight: true,
          feedback:
            'These numbers come from newspapers and Wikipedia. “secretary” leans to “he” because news wrote about secretaries of state. It says nothing about who can do a job. People must check and choose the texts.',
        },
        {
          text: 'It is a fact about who is good at these jobs.',
          feedback: 'No. The line only counts words in texts. Anyone can be good at any of these jobs.',
        },
        {
          text: 'There were too few texts.',
          feedback:
            'These numbers come from six billion words. In your own test, the largest text had the same pull as the small one.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'Each word is a list of numbers: a point in a space. A program called GloVe read six billion words from Wikipedia and newspapers (until 2014) and counted which words appear near each other. Words with the same neighbours got points in the same direction.',
  'The original lists have 100 numbers for each of 400,000 words. Here are about 3,000 of the words with 40 numbers each, worked out so that little is lost. Rude and violent words and people’s names are not included.',
  'A screen is flat, so the map squeezes 40 numbers into 2. Near neighbours stay together, but long distances on the map mean little. The bars use all 40 numbers.',
  '“cat is to kitten as dog is to …” is arithmetic: take the way from “cat” to “kitten” and go the same way from “dog”. The nearest word is the answer.',
  'Chatbots also start with such lists, with thousands of numbers for each token. They then change the numbers to fit the sentence, so “apple” in a recipe and “apple” in the news differ. They can still learn unfair patterns from their texts.',
] as const
