import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Two harmless facts',
    predict: {
      question:
        'A class has 24 people. Somebody writes six small facts, none of them secret. How many of the six does it take to find the person?',
      choices: ['All six', 'Four or five', 'Two'],
    },
    task: 'Tap facts in the message and watch the crowd. Find two facts that leave only one person together.',
    hint: 'Mark one fact, then try each other one with it. A fact that few people share is a good start.',
    reveal:
      'Each fact alone fits four or more people. The right two together fit one. A list of the class was enough; no name was needed.',
    explain: {
      question: 'Why do two harmless facts identify somebody?',
      choices: [
        {
          text: 'Each fact makes the crowd smaller, and only the people in both crowds are left.',
          isRight: true,
          feedback:
            'Each fact cuts the crowd. A few cuts in different directions are enough. Researchers found this for whole countries: a few facts single out most people.',
        },
        { text: 'One of the two facts was secret.', feedback: 'Each fact alone still fitted four people or more.' },
        { text: 'The detective guessed.', feedback: 'There was no guess. No other person in the list has both facts.' },
      ],
    },
  },
  {
    title: 'Hide in the crowd',
    predict: {
      question: 'This invitation gives its writer away. What is the least that you must do to hide the person among five?',
      choices: ['Remove the name', 'Leave out the street', 'Make several facts less exact'],
    },
    task: 'Rewrite the invitation: make facts less exact or leave them out. At least 5 people must fit, and at least 3 facts must stay.',
    hint: 'Make everything as vague as possible first. Then leave out the fact that still cuts the most. You have room for one exact fact at most.',
    reveal:
      'There was no name in the message to begin with. Less exact words made the crowd grow, and friends still understand the message.',
    explain: {
      question: 'Your message fits 5 people, so k is 5. What does a larger k mean?',
      choices: [
        { text: 'The message is more interesting.', feedback: 'k says nothing about that. It counts people.' },
        {
          text: 'More people could have written it, so each of them is harder to find.',
          isRight: true,
          feedback: 'This is called k-anonymity. Hospitals and offices use it before they share lists.',
        },
        { text: 'More people have read it.', feedback: 'k counts who could have written it, not who reads it.' },
      ],
    },
  },
  {
    title: 'The second list',
    predict: {
      question:
        'This message fits 6 people. Now the detective also gets a list of the swimming club, without names. What happens to the 6?',
      choices: ['Nothing: there are no names in it.', 'It goes down a little.', 'Only 1 is left.'],
    },
    task: 'Give the detective the club list and watch. Then change the message until at least 5 people fit again, with the list, and 3 facts stay.',
    hint: 'Which facts of the message does the class list not have? The club list has them.',
    reveal:
      'The club list connected the cap and the training day with a birthday, and the class list connected the birthday with one person.',
    explain: {
      question: 'What does this mean for a message that you post?',
      choices: [
        { text: 'If it has no name in it, it is anonymous.', feedback: 'None of the two lists had a name either.' },
        { text: 'Only secrets are risky.', feedback: 'A red cap is no secret. It was risky because another list has it too.' },
        {
          text: 'A fact can be safe today and give you away when somebody has another list.',
          isRight: true,
          feedback: 'You cannot know which lists others have: clubs, games, leaks. So share less than seems safe.',
        },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  'The detective has a list of 24 invented people. For each fact in the message, it crosses out all people who do not fit. The number of people left is called k.',
  'If k is 1, the writer is found. If k is 5, five people are equally likely. This is k-anonymity.',
  'Less exact words make k larger: a street in place of an address, a season in place of a date.',
  'A second list can be linked: the program looks for rows of both lists that agree in what they share, here the birthday, the school year and the club.',
  'Real detectives, companies and AI tools do the same with millions of rows, and they also use guesses, photos and the way you write. So a large k in one list does not promise that you are safe.',
]
