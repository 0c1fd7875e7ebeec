import type { Repair } from './exercises.ts'

// Repairs of prompts for stories, pictures, jokes and conversations.

export const dragonStory: Repair = {
  id: 'dragon-story',
  kind: 'story',
  goal: 'You want a story about a dragon that is not like all the others.',
  weak: 'Write a story about a dragon.',
  cameBack:
    'Once upon a time, there was a big dragon. It lived in a cave. One day, a knight came. They became friends and lived happily ever after.',
  needs: ['character', 'problem'],
  solution: {
    prompt:
      'Write a story about a dragon called Fizz who is afraid of fire. One winter day, all the stoves in the village go out, and only Fizz can help.',
    answer:
      'Fizz always kept a bucket of water beside his bed, in case he sneezed. Then, on the coldest day of the year, someone knocked. It was the baker, with blue fingers. “Our stoves are out,” she said. Fizz looked at his bucket …',
  },
}

export const rainPoem: Repair = {
  id: 'rain-poem',
  kind: 'story',
  goal: 'You want a poem for your grandma. Last week, you both got wet in the rain and laughed a lot.',
  weak: 'Write a poem about rain.',
  cameBack:
    'The rain is falling from the sky, / it makes things wet that once were dry. / It falls on you, it falls on me, / it falls on every single tree.',
  needs: ['own-detail', 'tone'],
  solution: {
    prompt: 'Write a funny poem about rain: my grandma and I forgot our umbrellas and danced in the puddles.',
    answer:
      'No umbrella, what a shame! / Grandma laughed and said: “New game!” / Splash! went she, and splash! went I, / not one toe of us was dry. / All the ducks came out to see / who danced better: her or me.',
  },
}

export const cityCat: Repair = {
  id: 'city-cat',
  kind: 'picture',
  goal: 'You want a cover for your story about a cat that is alone in a big city at night.',
  weak: 'Draw a cat.',
  cameBack: 'The picture shows a grey cat. It sits in the middle and looks at us. There is nothing behind it.',
  needs: ['setting', 'light'],
  solution: {
    prompt: 'Draw a small black cat on a roof in a big city at night. Warm light falls from one window.',
    answer:
      'The picture shows many dark roofs. A tiny black cat sits on one of them. A single window shines yellow, and the cat looks at it.',
  },
}

export const teamJokes: Repair = {
  id: 'team-jokes',
  kind: 'joke',
  goal: 'You want to make your football team laugh on the bus. One joke may not be funny, so you want a choice.',
  weak: 'Tell me a joke.',
  cameBack: 'Why did the chicken cross the road? To get to the other side!',
  needs: ['about', 'how-many'],
  solution: {
    prompt: 'Tell me three jokes about football for my team.',
    answer:
      '1. Why was the pitch wet? The players dribbled all over it. 2. Why did the ball leave the team? It was tired of being kicked around. 3. Which part of the stadium is never the same? The changing room.',
  },
}

export const reporter: Repair = {
  id: 'reporter',
  kind: 'conversation',
  goal: 'A reporter will interview you about your hobby. You want to practise with an AI.',
  weak: 'Hello, how are you?',
  cameBack: 'Hello! I’m doing well, thank you for asking. How can I help you today?',
  needs: ['role', 'say-what-you-want'],
  solution: {
    prompt:
      'Pretend you are a reporter who interviews me about my hobby, magic tricks. Ask me one question at a time and wait for my answer.',
    answer: 'Good morning, and thank you for your time! My first question: how did you learn your first magic trick?',
  },
}
