import type { Repair } from './exercises.ts'

// Repairs of prompts for answers, learning, plans and programs.

export const volcano: Repair = {
  id: 'volcano',
  kind: 'explanation',
  goal: 'Your little sister is six. She wants to know how a volcano works, and you have one minute.',
  weak: 'Explain volcanoes.',
  cameBack:
    'A volcano is a rupture in the crust of a planet that allows lava, ash and gases to escape from a magma chamber. There are shield volcanoes, stratovolcanoes, calderas … (This continues for two pages.)',
  needs: ['level', 'length'],
  solution: {
    prompt: 'Explain to a six-year-old how volcanoes work. Use easy words and at most five sentences.',
    answer:
      'Deep under the ground, it is so hot that stones melt. Melted stone is thick and glows, like very hot honey. It pushes up and up. When it finds a hole in a mountain, it comes out: whoosh! That is a volcano.',
  },
}

export const blackHoles: Repair = {
  id: 'black-holes',
  kind: 'explanation',
  goal: 'You have learned what gravity is. Now you want to understand black holes.',
  weak: 'Explain black holes.',
  cameBack:
    'First, we need to know what gravity is. Gravity is a force that pulls things towards each other … (One page later:) A black hole is a region of spacetime with an event horizon.',
  needs: ['know-already', 'example'],
  solution: {
    prompt: 'Explain black holes. I already know what gravity is. Compare a black hole with something from everyday life.',
    answer:
      'You know that things with a lot of mass pull strongly. In a black hole, very much mass is squeezed into a small space. Think of a bath: near the plug hole, the water is so fast that a toy boat cannot get away. Close to a black hole, not even light gets away.',
  },
}

export const telephone: Repair = {
  id: 'telephone',
  kind: 'question',
  goal: 'For a quiz, you need to know who invented the telephone. The answer must be right.',
  weak: 'Who invented the telephone?',
  cameBack: 'Alexander Graham Bell invented the telephone.',
  needs: ['check'],
  solution: {
    prompt: 'Who invented the telephone? How sure are you, and where can I check it?',
    answer:
      'Most books name Alexander Graham Bell, who got a patent in 1876. I am sure about the patent, but less sure about “invented”: Philipp Reis and Antonio Meucci built telephones before him. Look up all three names in an encyclopedia.',
  },
}

export const equation: Repair = {
  id: 'equation',
  kind: 'homework',
  goal: 'You are stuck with 4x + 6 = 22. You divided 22 by 4 first. You want to be able to do the next one alone.',
  weak: 'Solve 4x + 6 = 22.',
  cameBack: 'x = 4',
  needs: ['hint', 'own-try'],
  solution: {
    prompt:
      'Help me to solve 4x + 6 = 22. I tried to divide 22 by 4 and got 5.5. Don’t tell me the answer. Give me a hint for the first step.',
    answer:
      'Dividing by 4 is a good idea, but it is too early: the 6 is still there. Hint: what can you do on both sides, so that only 4x is left on one side?',
  },
}

export const rainyGames: Repair = {
  id: 'rainy-games',
  kind: 'plan',
  goal: 'Your cousin visits you, and it is raining. You only have paper and pens. You want a few games to choose from.',
  weak: 'Give me ideas for games.',
  cameBack:
    'Football, tennis, hide-and-seek in the woods, swimming, flying a kite, mini golf, a bike race … (There are 40 more.)',
  needs: ['limits', 'number'],
  solution: {
    prompt:
      'Give me five ideas for games for two children. It is raining, so they must work indoors, and we only have paper and pens.',
    answer:
      '1. Draw a monster together: one draws the head, the other the body. 2. Battleships. 3. A paper plane contest in the hall. 4. Draw with your eyes closed and guess. 5. Write a story, one sentence each.',
  },
}

export const footballPlan: Repair = {
  id: 'football-plan',
  kind: 'plan',
  goal: 'You want to get better at football. You have 20 minutes a day, and your left foot is weak.',
  weak: 'Make a training plan for football.',
  cameBack: 'Monday to Friday: 30 minutes of running, 45 minutes in the gym, one hour with your coach. Saturday: a match.',
  needs: ['limits', 'own-detail'],
  solution: {
    prompt: 'Make a training plan for football. I have twenty minutes a day in the garden, and I am slow with my left foot.',
    answer:
      'Monday: 10 minutes of passes against the wall, only with the left foot, then 10 minutes of slalom around bottles. Tuesday: stop the ball with the left foot, 50 times. Then 5 minutes of sprints …',
  },
}

export const countingCode: Repair = {
  id: 'counting-code',
  kind: 'code',
  goal: 'Your program in Python should count from 1 to 10. It stops at 9. You used range(1, 10).',
  weak: 'Help me, my code is broken.',
  cameBack: 'Please check that you saved the file and closed all brackets. Without more information, I can only guess.',
  needs: ['language', 'what-happens'],
  solution: {
    prompt:
      'My Python code should count from 1 to 10, but it stops at 9. I use range(1, 10). Explain what I should change first.',
    answer:
      'The last number in range is not counted: range(1, 10) means “from 1 up to 10, but without 10”. Try a different last number. Which one do you need?',
  },
}
