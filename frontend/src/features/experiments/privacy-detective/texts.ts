import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Two harmless facts',
    predict: {
      question: 'One of 24 pupils wrote six small facts. None is a secret. How many does a detective need to find the writer?',
      choices: ['All six', 'Four or five', 'Only two'],
    },
    task: 'Tap a fact and watch the faces. Find two facts that leave only one person.',
    hint: 'Start with a fact that few people share. Then try each other fact with it.',
    reveal: 'Each fact alone fits at least four people. Your two together fit only one. The message has no name in it.',
    explain: {
      question: 'Why do two harmless facts identify someone?',
      choices: [
        {
          text: 'Each fact makes the crowd smaller, and only the people in both crowds are left.',
          isRight: true,
          feedback:
            'Researchers found this for whole countries too: postcode, birthday and sex are enough to single out most people.',
        },
        {
          text: 'One of the two facts was secret.',
          feedback: 'None was a secret. Each fact alone still fits at least four people.',
        },
        { text: 'The detective guessed.', feedback: 'There was no guess. No other person in the list has both facts.' },
      ],
    },
  },
  {
    title: 'Hide in the crowd',
    predict: {
      question: 'This invitation gives its writer away. How can the writer hide among five people?',
      choices: ['Remove the name', 'Leave out the street', 'Make several facts less exact'],
    },
    task: 'Rewrite the invitation until 5 people fit. Make facts less exact, or say nothing. Keep at least 3 facts.',
    hint: 'Choose the least exact words everywhere first. Then say nothing about the fact that still gives the writer away.',
    reveal:
      'There was no name in the message to begin with. Less exact words made the crowd grow, and friends still understand the message.',
    explain: {
      question: 'Why is a message that fits 5 people safer than one that fits 1?',
      choices: [
        {
          text: 'More people have read it.',
          feedback: 'The faces show who could have written it, not who reads it.',
        },
        {
          text: 'Each of the five could have written it, so no one knows who did.',
          isRight: true,
          feedback:
            'This is called k-anonymity. The letter k is the number of people who fit. Hospitals use it before they share lists.',
        },
        {
          text: 'The detective has no name any more.',
          feedback: 'There was no name before either. The facts were enough.',
        },
      ],
    },
  },
  {
    title: 'The second list',
    predict: {
      question: 'This message fits 6 people. Now the detective also gets a list of the swimming club. How many people fit then?',
      choices: ['Still 6, because the list has no names', '4 or 5', 'Only 1'],
    },
    task: 'Give the detective the club list and watch the faces. Then change the message until 5 people fit again. Keep at least 3 facts.',
    hint: 'Which facts of the message does the class list not have? The club list has them.',
    reveal:
      'The club list connected the cap and the training day with a birthday, and the class list connected the birthday with one person.',
    explain: {
      question: 'What does this mean for a message that you post?',
      choices: [
        { text: 'If it has no name in it, it is anonymous.', feedback: 'There was no name in either list.' },
        { text: 'Only secrets are risky.', feedback: 'A red cap is no secret. It was risky because another list has it too.' },
        {
          text: 'A fact can be safe today and give you away when someone has another list.',
          isRight: true,
          feedback: 'You cannot know which lists others have: clubs, games, leaks. So share less than seems safe.',
        },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  'The detective has a list of 24 invented people. For each fact in the message, it crosses out everyone who does not fit. Researchers call the number of people left k.',
  'If k is 1, the writer is found. If k is 5, it can be any of five people. This is k-anonymity.',
  'Less exact words make k larger: a street instead of an address, a season instead of a date.',
  'A second list can be linked: the program looks for rows of both lists that agree in what they share, here the birthday, the school year and the club.',
  'Real detectives, companies and AI tools do the same with millions of rows. They also use guesses, photos and the way you write. And if all five people share a secret, hiding among them does not protect it. So a large k does not promise that you are safe.',
]
