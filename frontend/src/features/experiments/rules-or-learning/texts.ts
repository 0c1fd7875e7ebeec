import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Beat the machine',
    predict: {
      question:
        'You write rules to sort creatures. A machine finds its own rules from the same creatures. Who sorts new ones better?',
      choices: ['My rules', 'The machine', 'Both the same'],
    },
    task: 'What makes a Zib a Zib? Tap rules until most ✗ are gone. Then start the contest on 60 hidden creatures.',
    hint: 'Start with one rule. Which part do many Zibs have, and few Morks? Try every part: a good one removes many ✗. Two or three rules are enough.',
    reveal: 'Your rules sorted creatures that neither you nor the machine had seen, at least as well as the machine.',
    explain: {
      question: 'Your rules have mistakes on the shown creatures too. Why did they still do well on the hidden ones?',
      choices: [
        {
          text: 'They use what most creatures have in common.',
          isRight: true,
          feedback: 'A rule that fits most creatures also fits most new ones. A few exceptions are wrong, and that is fine.',
        },
        {
          text: 'The hidden creatures are the same as the shown ones.',
          feedback: 'All 60 are different from the 36 that you saw. That is what makes the test fair.',
        },
        {
          text: 'I was lucky.',
          feedback: 'With 60 creatures, luck alone gives about 30. You got many more.',
        },
      ],
    },
  },
  {
    title: 'Make the tree too deep',
    predict: {
      question:
        'The machine sorts with a tree of questions. With enough questions it gets all 36 shown creatures right. How does it do on hidden ones?',
      choices: ['Better too', 'The same', 'Worse than a smaller tree'],
    },
    task: 'Let the tree ask more and more questions in a row. Which tree gets all shown creatures right, but fewer hidden ones than a smaller tree? Press “Too deep!” beside it.',
    hint: 'Press “Grow to the end”, then choose higher numbers. Your trees stay in the list. Compare the two bars of each.',
    reveal: 'This tree made no mistake on the creatures it learned from, and more mistakes on new ones than a smaller tree.',
    explain: {
      question: 'Why did the perfect tree get worse on hidden creatures?',
      choices: [
        {
          text: 'It has too many questions, so it forgot the first ones.',
          feedback: 'It keeps every question. Look at its last ones: how many creatures do they divide?',
        },
        {
          text: 'Its last questions fit single exceptions, not the kinds.',
          isRight: true,
          feedback: 'Deep questions divide two or three creatures. They learn them by heart. This is called overfitting.',
        },
        {
          text: 'The hidden creatures are harder.',
          feedback: 'They are from the same planet, and the smaller tree sorted more of them right.',
        },
      ],
    },
  },
  {
    title: 'Break both',
    predict: {
      question: 'You made your rules, and the machine made its own. Can one creature fool both?',
      choices: ['No, one of them will be right', 'Yes, but only by luck', 'Yes, and there is a reason'],
    },
    task: 'Build a new creature that fools both your rules and the machine. Press “What is it really?” to find out.',
    hint: 'Compare the creatures that fool both: do some share two parts? Copy one of them. Keep these two parts and change something else.',
    reveal: 'Both were wrong on the same creature. Its combination of parts is rare among the 36 shown creatures.',
    explain: {
      question: 'Why do both fail on the same creature?',
      choices: [
        {
          text: 'Creatures like it were rare among the examples, so both missed the pattern.',
          isRight: true,
          feedback: 'Few examples, little to learn. It is the same with big machines: they fail most where their data is thin.',
        },
        {
          text: 'The machine copied my rules.',
          feedback: 'The machine never saw your rules. Both saw the same 36 creatures.',
        },
        {
          text: 'The creature changed its kind at the end.',
          feedback: 'Its kind follows from its parts, each time. Neither your rules nor the machine ask for this combination.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'Rules: a person looks at examples and writes down what decides. The first rule that fits gives the answer. Anyone can read the rules and repair them.',
  'Learning: the machine tries every question on a group of creatures and keeps the one that leaves the least mixed groups. Then it does the same with each new group. Entropy measures how mixed a group is: 1 bit for half and half, 0 for one kind only.',
  'In the contest, the machine may ask two questions about each creature. Creatures that neither you nor the machine used are the test. They show whether something was learned or only remembered. If you change your rules after each contest until they fit, the hidden creatures are no real test any more.',
  'On each planet a rare pair of parts flips the kind, and a few creatures are exceptions for no reason. A small tree leaves those wrong. A deep tree learns them by heart and makes new mistakes because of them.',
  'Banks, hospitals and games use trees like this, usually hundreds of them that vote. Machines for pictures and language are neural networks. They also learn from examples, they also overfit, and their rules cannot be read.',
] as const
