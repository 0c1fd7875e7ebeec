import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Long word, short word',
    predict: {
      question: 'Which of these words is cut into the most tokens?',
      choices: ['basketball (10 letters)', 'ukulele (7 letters)', 'They are all one token'],
    },
    task: 'Find a long word that is only one token. Then find a shorter word that is cut into four or more. Take both.',
    hint: 'Tap the words in the list. Or type a sentence: ordinary words are often one token. Rare animals, dishes and names are cut.',
    reveal: 'Your long word is one token. Your shorter word fell into four or more pieces.',
    explain: {
      question: 'Why can a long word be one token, and a shorter word four?',
      choices: [
        {
          text: 'Pieces that come up often in many texts were joined. Rare words stay in parts.',
          isRight: true,
          feedback: 'The list of pieces was made by counting. “basketball” came up very often, so it got its own number.',
        },
        {
          text: 'Tokens are syllables, and some words have more of them.',
          feedback: '“basketball” has three syllables and is one token. Look at your pieces: are they syllables?',
        },
        {
          text: 'Someone looked at each word and decided where to cut.',
          feedback:
            'No person chose the cuts. Press “Join”: the pieces with small numbers come first, because they came up most often.',
        },
      ],
    },
  },
  {
    title: 'One sentence, three languages',
    predict: {
      question: 'A sentence means the same in English, Hindi and Spanish. Do they have the same number of tokens?',
      choices: ['Yes, about the same', 'English has a few fewer', 'One has several times as many'],
    },
    task: 'Pick three languages. One bar must be at least three times as long as another. Then tap 2024: which bar shrinks the most?',
    hint: 'English is short here. Compare it with a language that has other letters, such as Hindi or Ukrainian.',
    reveal:
      'In 2019, one sentence needed several times as many tokens as another with the same meaning. In 2024, the gap is smaller.',
    explain: {
      question: 'Why does the same meaning need so many more tokens in some languages?',
      choices: [
        {
          text: 'The vocabulary was made mostly from English texts, so other languages got few long pieces.',
          isRight: true,
          feedback:
            'So people pay more and wait longer in their own language. The vocabulary of 2024 is larger, and more of its texts were in these languages.',
        },
        {
          text: 'These languages are longer and more difficult.',
          feedback: 'Compare the vocabularies: the sentence stayed the same, and the bar got much shorter.',
        },
        {
          text: 'The machine prefers English.',
          feedback: 'A machine prefers nothing. Think about which texts were counted to build the vocabulary.',
        },
      ],
    },
  },
  {
    title: 'Count letters like a machine',
    predict: {
      question: 'You get only the token numbers of a word. Can you count one of its letters?',
      choices: ['Yes, that is easy', 'Only by luck', 'Yes, if the word is short'],
    },
    task: 'Guess the letters of two words from their numbers. Then switch to “letter by letter” and count correctly.',
    hint: 'Letter by letter, each letter has its own number. Count how often the number of your letter appears.',
    reveal: 'With whole words, the letters were hidden inside the tokens. Letter by letter, you could count them.',
    explain: {
      question: 'A chatbot says that “strawberry” has two r. What helps it most?',
      choices: [
        {
          text: 'Ask it to spell the word letter by letter first, then count.',
          isRight: true,
          feedback: 'Then each letter is a separate token, as in your last round. Or count yourself: you can see the letters.',
        },
        {
          text: 'Ask it to look at the word more carefully.',
          feedback: 'It gets 301, 1831, 8396, however carefully you ask. The letters are not in these numbers.',
        },
        {
          text: 'Ask the same question again.',
          feedback: 'The numbers are the same the second time. You may get another guess, not a better count.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'A language model cannot read letters. It gets numbers. A vocabulary is a list of pieces of text, each with a number. Every text is cut into these pieces: the tokens.',
  'The vocabulary was made by counting: start with single bytes, find the two neighbours that appear together most often in a huge pile of texts, join them into a new piece, give it the next number, and repeat 50,000 times. The slider repeats these joins for your word, in the same order.',
  'Here you see a real vocabulary, r50k_base. GPT-2 (2019) and GPT-3 (2020) used it. It has 50,256 pieces. The space before a word belongs to the token, so “ panda” and “panda” have different numbers.',
  'Newer models have larger vocabularies, cut in the same way. With them, most sentences need fewer tokens, and counting letters is still hard. Some chatbots now learn to spell, or run a small program to count.',
] as const
