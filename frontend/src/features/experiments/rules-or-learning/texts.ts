import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Beat the tree',
    predict: {
      question:
        'You sort creatures by rules that you write. A machine finds its own rules from the same creatures. Who is better on new ones?',
      choices: ['My rules', 'The machine', 'Both the same'],
    },
    task: 'Find out what makes a Zib a Zib. Build rules by tapping, until most creatures lose their ✗. Then start the contest on 60 hidden creatures.',
    hint: 'Start with one rule. Which part do many Zibs have, and few Morks? Try every part: a good one removes many ✗. Two or three rules are enough.',
    reveal: 'Your rules sorted creatures that neither you nor the tree had seen, at least as well as the tree.',
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
      question: 'A tree with more questions sorts all shown creatures right. How does it do on hidden creatures?',
      choices: ['Better too', 'The same', 'Worse than a smaller tree'],
    },
    task: 'Grow complete trees of different depths: 2, then 3, 4, 5 and 6. Find a tree that is perfect on shown creatures and worse on hidden ones than a smaller tree.',
    hint: 'Choose a depth and press “Grow to the end”. Your complete trees stay in the list, so you can compare them.',
    reveal:
      'The deepest tree made no mistake on the creatures it learned from, and more mistakes on new ones than a smaller tree.',
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
      question: 'Your rules and the tree were made in different ways. Can one creature fool both?',
      choices: ['No, one of them will be right', 'Yes, but only by luck', 'Yes, and there is a reason'],
    },
    task: 'Build a creature that nobody has seen, so that both your rules and the tree are wrong. Let it hatch to see its true kind.',
    hint: 'Copy a creature that both sort wrongly. Compare those creatures: do some share two parts? Keep these two and change something else.',
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
          text: 'The tree copied my rules.',
          feedback: 'The tree never saw your rules. Both saw the same 36 creatures.',
        },
        {
          text: 'The creature changed its kind while hatching.',
          feedback: 'Its kind follows from its parts, each time. Neither your rules nor the tree ask for this combination.',
        },
      ],
    },
  },
]

export const howItWorks = [
  'Rules: a person looks at examples and writes down what decides. The first rule that fits gives the answer. Everybody can read the rules and repair them.',
  'Learning: the machine tries every question on a group of creatures and keeps the one that leaves the least mixed groups. Then it does the same with each new group. Entropy measures how mixed a group is: 1 bit for half and half, 0 for one kind only.',
  'Creatures that neither you nor the machine used are the test. They show whether something was learned or only remembered. If you change your rules after each contest until they fit, the hidden creatures are no real test any more.',
  'On each planet a rare pair of parts turns the kind around, and a few creatures are exceptions for no reason. A small tree leaves those wrong. A deep tree learns them by heart and makes new mistakes because of them.',
  'Banks, hospitals and games use trees like this, usually hundreds of them that vote. Machines for pictures and language are neural networks. They also learn from examples, they also overfit, and their rules cannot be read.',
] as const
