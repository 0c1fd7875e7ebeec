import { bestPoint, fewNames } from '@deepm/schema/rules/experiments/name-maker'
import type { MissionTexts } from '../frame/definition.ts'

export const missions: readonly [MissionTexts, MissionTexts, MissionTexts] = [
  {
    title: 'From soup to names',
    predict: {
      question: 'A network has trained on names for one short round. What will its own names look like?',
      choices: ['Like real names, but few', 'Like letter soup', 'All the same name'],
    },
    task: 'Press “One round” and read the names. Then press “Keep going”, and “Stop” when the red letters are nearly gone.',
    hint: 'A letter is red when no real name has it there, such as the x in “qx”. The first bar must be under 15%.',
    reveal: 'First it wrote letter soup. Then short pieces looked right, and at last whole names. No one gave it a rule.',
    explain: {
      question: 'What changed inside the network between soup and names?',
      choices: [
        {
          text: 'It stored more and more names in a list.',
          feedback: 'It has no list. Look at the bar “Copied names”: nearly all of its names are new.',
        },
        {
          text: 'Its numbers changed a little each time it guessed the next letter wrong.',
          isRight: true,
          feedback: 'That is training: guess, compare, change the numbers a little, thousands of times.',
        },
        {
          text: 'It understood what names are for.',
          feedback: 'It only knows which letter often follows other letters. It has no idea of people or planets.',
        },
      ],
    },
  },
  {
    title: 'Train too long',
    predict: {
      question: `A big network trains very long on only ${fewNames} names. What will it write?`,
      choices: ['The best names of all', 'Copies of the names it read', 'Letter soup again'],
    },
    task: `Choose “Only ${fewNames}” and “Big”, and train. Press “Stop” when most of its names are copies and the solid line has gone up.`,
    hint: 'It takes about 40 to 80 rounds. The solid line is below the names. It shows how surprised the network is by names it never saw.',
    reveal: 'It got better and better on the names it trained with, and worse on unseen names. It learned the list by heart.',
    explain: {
      question: 'Why is learning by heart a problem?',
      choices: [
        {
          text: 'A network that copies has not learned what names have in common.',
          isRight: true,
          feedback:
            'Unseen names surprise it a lot. This is called overfitting. With texts or pictures of people, copies can also give away private things.',
        },
        {
          text: 'Copies use up the memory of the computer.',
          feedback: 'The network always has the same amount of numbers. Only their values change.',
        },
        {
          text: 'It is no problem: the training names surprise it less and less.',
          feedback: 'That only says how well it repeats what it saw. The other line went up.',
        },
      ],
    },
  },
  {
    title: 'Find the best point',
    predict: {
      question: 'Both lines go down at first. What do they do later?',
      choices: ['Both keep going down', 'The line for unseen names goes up', 'Both go up together'],
    },
    task: `Train until the solid line clearly goes up again, and stop. Tap the chart where the line was lowest. Make ${bestPoint.made} names there. At least ${bestPoint.fresh} must be new.`,
    hint: 'Stop after about 80 rounds. The lowest point is often between round 10 and round 50.',
    reveal:
      'Before that point it had learned too little. After it, it learned too much by heart. At the lowest point it invents best.',
    explain: {
      question: 'Why does the line for unseen names show the best point, and not the line for training names?',
      choices: [
        {
          text: 'Unseen names are easier to spell.',
          feedback: 'They were chosen at random from the same list.',
        },
        {
          text: 'Training names are counted twice.',
          feedback: 'Each counts once in its own line.',
        },
        {
          text: 'Only unseen names test whether it learned something that also fits new names.',
          isRight: true,
          feedback:
            'It is like a class test with new questions. Every serious model is tested with data that it was not trained on.',
        },
      ],
    },
  },
]

export const howItWorks: readonly string[] = [
  'The network sees four letters and guesses the next one. A mark before and after each name says where it starts and ends.',
  'Each of the four letters adds a row of numbers to the neurons. The neurons then give every letter a chance. At first all numbers are random.',
  'In training, it compares each guess with the real next letter. Numbers that led to a wrong guess change a little. One round is 320 guesses.',
  'To invent a name, it draws the next letter by its chances, again and again, until it draws the mark for the end.',
  'One in five names is held out: the network never trains with it. The solid line shows how surprised the network is by these names.',
  'Large language models learn in the same way: guess, compare, change. They have billions of numbers instead of a few thousand, and read text pieces instead of letters. A filter here hides rude words that appear by chance; their filters are larger, and they miss some too.',
]
