import { guesses, stepCount } from '@deepm/schema/rules/experiments/noise-to-picture'
import type { MissionTexts } from '../frame/definition.ts'
import { trainingSet } from './training-set.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'Stop half-way',
    predict: {
      question: `A picture takes ${stepCount} steps from noise. Who can tell first what it becomes: your eyes or the machine?`,
      choices: ['My eyes', 'The machine', 'Both at the same step'],
    },
    task: `Press Run and look. As soon as you know what it will be, tap it. Find ${guesses.right} pictures by step ${guesses.lastStep}.`,
    hint: 'Look from further away, or half-close your eyes. Large dark or bright areas show first. “One step” gives you more time.',
    reveal:
      'The machine was sure several steps before you could see anything. The picture is decided early, while it still looks like noise.',
    explain: {
      question: 'How can the machine be sure so early?',
      choices: [
        {
          text: `It compares all dots with all ${trainingSet.length} training pictures.`,
          isRight: true,
          feedback: 'Hundreds of small hints add up. Your eyes need big shapes, the machine adds up every dot.',
        },
        {
          text: 'Someone hid the picture under the noise first.',
          feedback: 'The noise is made of random numbers. No one put a picture in it.',
        },
        {
          text: 'It sees the shape better, with sharper eyes.',
          feedback: 'It has no eyes. It only calculates differences between numbers.',
        },
      ],
    },
  },
  {
    title: 'Same noise, another wish',
    predict: {
      question: 'You draw a fish. Then you draw a cat from exactly the same noise. What will the two pictures share?',
      choices: ['Nothing', 'Often the background', 'Everything except the colours'],
    },
    task: 'Draw two things from the same noise, until both have the same background. Then take new noise and draw one of them on another background.',
    hint: 'Press Run for the fish. Choose the cat and press Run again. If the backgrounds differ, try a third thing. Then press “New noise”.',
    reveal: 'The wish decides what is drawn. The noise decides much of the rest: the background, the colours, the direction.',
    explain: {
      question: 'Why do two pictures from the same noise often share the background?',
      choices: [
        {
          text: 'The machine remembers the picture before.',
          feedback: 'It remembers nothing. Reset it and the same noise gives the same pictures.',
        },
        {
          text: 'The same random dots pull both pictures towards the same colours.',
          isRight: true,
          feedback:
            'Noise with a little more blue than usual is a bit nearer to blue backgrounds, whatever you wish for. Picture tools call the number of the noise the seed.',
        },
        {
          text: 'All training pictures have the same background.',
          feedback: 'There are four backgrounds, and every thing appears on each of them equally often.',
        },
      ],
    },
  },
  {
    title: 'What it can never draw',
    predict: {
      question: 'There is no dragon in its training pictures. What does it draw if you ask for a dragon?',
      choices: ['A dragon, just not a good one', 'Nothing, it stays noise', 'Something else it knows'],
    },
    task: 'Ask for a dragon or a piano. Then mix two things, such as a cat and a rocket, and make a mixture that is not a copy.',
    hint: 'Choose “dragon” and press Run. Then choose the cat, “Mix with” rocket, and “Further”. If it is a copy, try new noise or “Near”.',
    reveal:
      'It drew something it had pictures of. Your mixture was new as a whole, but nearly every spot is like a spot in some training picture.',
    explain: {
      question: 'Where do the pictures of this machine come from?',
      choices: [
        {
          text: 'Each spot becomes like a spot in some training picture.',
          isRight: true,
          feedback:
            'In a mixture, different pictures win in different spots. So the people who drew them matter. If something is missing there, the machine cannot draw it.',
        },
        {
          text: 'It looks for them on the internet.',
          feedback: 'It has no internet. Everything comes from its training pictures and the noise.',
        },
        {
          text: 'It has ideas of what a dragon could look like.',
          feedback: 'It has no ideas. The word “dragon” leads to no training picture, so it changes nothing.',
        },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  `The machine starts with noise: random colours. In each of ${stepCount} steps it removes a little of it. It asks: which training picture could be under this noise?`,
  `It compares the noisy picture with all ${trainingSet.length} training pictures. Those that are more alike count more. Their average is “what it expects”. The next picture is a bit of that, and a bit less noise.`,
  'Your wish makes the training pictures of that thing count more. The noise decides which of them wins.',
  'If each dot looks at the whole picture, one training picture wins everywhere, and the result is a copy. If each dot only looks at its neighbours, different training pictures win in different places, and something new appears.',
  'Large picture tools cannot compare with every training picture: there are billions. A neural network learns to guess the average. It looks more at the surroundings than at the whole, which is one reason why it mixes parts. Sometimes it copies too.',
]
