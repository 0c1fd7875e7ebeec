import type { Duel } from './exercises.ts'

// Duels about texts, pictures and jokes.

export const bedtimeStory: Duel = {
  id: 'bedtime-story',
  kind: 'story',
  goal: 'You want a bedtime story for a four-year-old who is scared of the dark.',
  prompts: [
    {
      text: 'Write a long, exciting bedtime story with a brave knight, a dark castle, three ghosts and a huge dragon that breathes fire.',
      has: ['A hero and a place', 'Lots of action'],
      lacks: ['No age', 'Nothing about the fear of the dark', 'No calm ending'],
      answer:
        'The ghosts howled in the black tower. “You will never leave!” they hissed. Sir Bram raised his sword. Behind him, in the darkness, two fiery eyes opened …',
    },
    {
      text: 'Write a bedtime story for a four-year-old who is scared of the dark. A small owl finds out what is nice about the dark. Give it a calm ending. About 200 words.',
      has: ['The age of the child', 'The fear it should help with', 'A calm ending', 'A length'],
      lacks: [],
      answer:
        'Olli the owl did not like the night. “It is too dark to see,” he said. “But dark enough to see this,” said his grandma, and pointed up. So many stars! Olli counted them: one, two, three … At seven, he was asleep.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Putting in lots of exciting things',
      feedback: 'Ghosts and a dragon are exciting. But this child is scared of the dark and should fall asleep.',
    },
    {
      text: 'Saying who it is for and how it should end',
      feedback: 'With the age, the fear and a calm ending, the AI can choose what helps this child.',
    },
    {
      text: 'Asking for a long story, so that there is more to enjoy',
      feedback: 'Long is not better. A four-year-old is tired after a few minutes.',
    },
  ],
  best: 1,
}

export const sorryNote: Duel = {
  id: 'sorry-note',
  kind: 'story',
  goal: 'You broke your neighbour’s flower pot with a ball. You want to write her a letter to say sorry.',
  prompts: [
    {
      text: 'Write a short letter to my neighbour: I broke her flower pot with my ball, I am sorry, and I will buy a new one. Make it honest and friendly.',
      has: ['What happened', 'What you will do about it', 'How it should sound', 'A length'],
      lacks: [],
      answer:
        'Dear neighbour, I broke your flower pot with my ball on Monday. I am really sorry. I will buy you a new one with my pocket money. Which colour would you like?',
    },
    {
      text: 'Write a wonderful, warm letter, full of poetry, about how beautiful flowers are and how much good neighbours mean to us all.',
      has: ['How it should sound'],
      lacks: ['Nothing about the broken pot', 'No “sorry”', 'Nothing that you will do about it'],
      answer:
        'Dear neighbour, flowers are the smiles of the earth. Each petal whispers of friendship, and a good neighbour is like a garden that never stops blooming …',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Saying what happened and what you will do',
      feedback: 'That is the point of the letter. The AI was not there, so it only knows what you write.',
    },
    {
      text: 'Using beautiful words, so that she feels better',
      feedback: 'Prompt B sounds nicer. But your neighbour would read it and still not know that you are sorry.',
    },
    {
      text: 'Writing about something that she likes',
      feedback: 'She may like flowers. But a letter about flowers does not say sorry for the pot.',
    },
  ],
  best: 0,
}

export const lonelyLighthouse: Duel = {
  id: 'lonely-lighthouse',
  kind: 'picture',
  goal: 'You want a picture of a lighthouse that looks lonely.',
  prompts: [
    {
      text: 'Draw a beautiful, amazing, super lonely lighthouse, the very best picture ever, extremely sad and really, really stunning!!!',
      has: ['What we see', 'A feeling'],
      lacks: ['No light', 'No colours', 'Nothing around the lighthouse'],
      answer: 'The picture shows a big white lighthouse under a blue sky. It fills the page. It looks like a postcard.',
    },
    {
      text: 'Draw a small lighthouse, seen from far away, on a dark grey sea. One yellow light is in its window. Watercolour.',
      has: ['What we see, and how small it is', 'Light and colours', 'From where we look', 'A style'],
      lacks: [],
      answer:
        'The picture shows a lot of dark, empty water. Far away is a tiny lighthouse with one yellow window. There is no one else.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Using strong words like “amazing” and “stunning”',
      feedback: 'Strong words praise the picture, but they say nothing about what is in it. “Amazing” can be anything.',
    },
    {
      text: 'Saying what we see: size, light and colours',
      feedback: 'A small light on a big, dark sea looks lonely. The things in the picture make the feeling.',
    },
    {
      text: 'Saying several times how it should feel',
      feedback: 'A feeling helps, but once is enough. The machine also needs things to show.',
    },
  ],
  best: 1,
}

export const grandadsCard: Duel = {
  id: 'grandads-card',
  kind: 'joke',
  goal: 'You want a joke for the birthday card of your grandad, who loves his garden.',
  prompts: [
    {
      text: 'Tell me the funniest joke in the whole world, a joke that makes everyone laugh out loud!',
      has: ['What you want: a joke'],
      lacks: ['No topic', 'Nothing about your grandad', 'Only one joke, so you cannot choose'],
      answer: 'Why don’t scientists trust atoms? Because they make up everything!',
    },
    {
      text: 'Tell me three short, kind jokes about gardening for my grandad’s birthday card.',
      has: ['A topic', 'Who it is for', 'Short and kind', 'Three, so that you can choose'],
      lacks: [],
      answer:
        '1. What did the big flower say to the little flower? “Hi, bud!” 2. Why did the tomato turn red? It saw the salad dressing. 3. Grandad, you are not old. You are fully grown.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Asking for the funniest joke there is',
      feedback: 'The AI does not know what your grandad finds funny. “Funniest” does not help it to choose.',
    },
    {
      text: 'Leaving the topic open, so that it is a surprise',
      feedback: 'A surprise can be fun. But this joke about atoms fits any card, not your grandad’s.',
    },
    {
      text: 'Saying what it is about and who it is for',
      feedback: 'Now the jokes fit a gardener and a birthday card, and you can choose the best of three.',
    },
  ],
  best: 2,
}
