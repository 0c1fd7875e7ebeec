import type { Duel } from './exercises.ts'

// Duels about questions, explanations and homework.

export const goldfish: Duel = {
  id: 'goldfish',
  kind: 'question',
  goal: 'A friend says that goldfish forget everything after three seconds. You want to know if that is true.',
  prompts: [
    {
      text: 'Is it true that goldfish forget everything after three seconds? Say how sure you are and where I can check it.',
      has: ['One clear question', 'How sure it is', 'Where to check it'],
      lacks: [],
      answer:
        'No, and I am quite sure. In experiments, goldfish remembered for weeks where and when they get food. Check it in a library book about fish, or search for “goldfish memory experiment” on the website of a university.',
    },
    {
      text: 'Please tell me all the amazing things that goldfish can remember, with as many fun details as you can find. Thank you so much!',
      has: ['A topic', 'Friendly words'],
      lacks: ['Does not ask if it is true', 'No way to check'],
      answer:
        'Goldfish are amazing! They know 200 faces, love music and find their way home after ten years. Some can even count to fifty! (Which of these are true? You cannot tell.)',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Asking how sure it is and where to check',
      feedback: 'An AI can sound sure and still be wrong. With this prompt, you know where to look it up.',
    },
    {
      text: 'Being friendly, so that it makes more effort',
      feedback: 'Friendly words are nice. But they do not make the facts any truer.',
    },
    {
      text: 'Asking for all the details',
      feedback: 'More details mean more that can be wrong. You only want to know one thing.',
    },
  ],
  best: 0,
}

export const blueSky: Duel = {
  id: 'blue-sky',
  kind: 'question',
  goal: 'You want to understand why the sky is blue.',
  prompts: [
    {
      text: 'Why is the sky blue, and why is it red in the evening, and what is the sky made of, and how high is it, and is it blue on Mars, too?',
      has: ['Good questions'],
      lacks: ['Five questions in one prompt', 'Does not say which one matters'],
      answer:
        'Blue: sunlight is scattered. Red: the light has a longer way. Made of: gases. Height: it has no clear edge. Mars: no, rather yellow-brown.',
    },
    {
      text: 'Why is the sky blue? Answer in three easy sentences. I will ask more after that.',
      has: ['One question', 'Easy words', 'A length'],
      lacks: [],
      answer:
        'Sunlight looks white, but it is a mix of all colours. When it hits the air, the blue part bounces around much more than the red part. So blue light comes to your eyes from everywhere in the sky.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Asking one thing at a time',
      feedback: 'One question gets a whole answer. You can ask the next one when you have understood it.',
    },
    {
      text: 'Asking everything in one go',
      feedback: 'It seems to save time. But each question only gets a few words, and you understand none of them.',
    },
    {
      text: 'Comparing it with another planet',
      feedback: 'Mars is a good idea for later. First you need to know why our sky is blue.',
    },
  ],
  best: 0,
}

export const leafTalk: Duel = {
  id: 'leaf-talk',
  kind: 'explanation',
  goal: 'You have one minute to explain to your class, all ten years old, how plants make their food.',
  prompts: [
    {
      text: 'Explain photosynthesis in full detail with all the formulas, the light and dark reactions, the history of its discovery and everything else that is important.',
      has: ['A topic', 'What should be in it'],
      lacks: ['Not for ten-year-olds', 'Far too long for one minute', 'No example'],
      answer:
        'Photosynthesis converts light energy into chemical energy: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂. In the thylakoid membrane, photosystem II absorbs photons … (This continues for four pages.)',
    },
    {
      text: 'Explain photosynthesis to ten-year-olds in five sentences. Compare it with cooking.',
      has: ['Who it is for', 'A length', 'A comparison'],
      lacks: [],
      answer:
        'A leaf is like a kitchen. The ingredients are water from the roots and a gas from the air, called carbon dioxide. Sunlight is the cooker. The meal is sugar, which helps the plant to grow. Oxygen is left over, and we breathe it.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Asking for every detail, so that nothing is missing',
      feedback: 'All the details fill an hour. You only have one minute, and your class would stop listening.',
    },
    {
      text: 'Using the scientific words',
      feedback: 'Words like “dark reactions” sound clever. But ten-year-olds do not know them yet.',
    },
    {
      text: 'Saying who listens and how long it should be',
      feedback: 'The shorter prompt wins. It says for whom, how long, and what to compare it with.',
    },
  ],
  best: 2,
}

export const fractions: Duel = {
  id: 'fractions',
  kind: 'homework',
  goal: 'Your homework is 3/4 + 1/6. On Friday, there is a test about sums like this.',
  prompts: [
    {
      text: 'I tried 3/4 + 1/6 and got 4/10, but I think that is wrong. Don’t tell me the answer. Give me a hint for the first step.',
      has: ['Your own try', 'A hint instead of the answer', 'One step'],
      lacks: [],
      answer:
        'You noticed that something is wrong: good! You added the top numbers and the bottom numbers. But quarters and sixths are pieces of different sizes. Hint: which number is in the 4 times table and in the 6 times table?',
    },
    {
      text: 'What is 3/4 + 1/6? Please only write the answer, nothing else. I need it fast.',
      has: ['The sum'],
      lacks: ['You learn nothing for Friday', 'Nothing about where you are stuck'],
      answer: '11/12',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Getting the answer fast',
      feedback: 'You would finish in a minute. But on Friday there is no AI, only you and the next sum.',
    },
    {
      text: 'Keeping the prompt short',
      feedback: 'A short prompt can be good. But this one hides what you tried, so no one sees your mistake.',
    },
    {
      text: 'Showing your try and asking for a hint',
      feedback: 'The AI finds your mistake, and you do the sum yourself. That helps on Friday.',
    },
  ],
  best: 2,
}
