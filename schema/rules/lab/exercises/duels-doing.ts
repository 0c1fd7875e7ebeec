import type { Duel } from './exercises.ts'

// Duels about plans, programs and conversations.

export const birthdayParty: Duel = {
  id: 'birthday-party',
  kind: 'plan',
  goal: 'You want to plan a birthday party for eight children. It may cost 30 pounds.',
  prompts: [
    {
      text: 'Plan a birthday party for eight children. We turn eleven, we have 30 pounds and three hours, and most of us like football. Write it in steps.',
      has: ['How many guests and how old', 'Money and time', 'What they like', 'Steps'],
      lacks: [],
      answer:
        '1. 2 pm: everyone paints a number on a paper shirt (4 pounds). 2. 2:45: table football with straws and a cotton ball (2 pounds). 3. 3:30: make your own pizza (16 pounds). 4. 4:30: football quiz. Total: 22 pounds.',
    },
    {
      text: 'Plan my birthday party. I’m Mia Keller, I turn 11 on 4 May, and the party is at our house, 12 Rose Street in Bath. We are eight children and have 30 pounds.',
      has: ['How many guests', 'The money'],
      lacks: ['A full name, a birthday and an address, which are private', 'Nothing about what the guests like'],
      answer:
        '“Mia Keller turns 11! Come to 12 Rose Street, Bath, on 4 May.” You can share this invitation online. Then: 2 pm guests arrive, 3 pm cake, 4 pm games.',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Giving limits and wishes, but nothing private',
      feedback: 'Money, time and football shape the plan. Your name and your street do not make it better.',
    },
    {
      text: 'Saying exactly where and when the party is',
      feedback: 'The plan would be the same in any street. And a stranger could read where you are on that day.',
    },
    {
      text: 'Saying your name, so that it is more personal',
      feedback: 'The party gets personal through what you like. Your name belongs on the cards, not in a prompt.',
    },
  ],
  best: 0,
}

export const perfectPresent: Duel = {
  id: 'perfect-present',
  kind: 'plan',
  goal: 'You want a present for your best friend, but you have no idea what it could be.',
  prompts: [
    {
      text: 'I need a present for my best friend and have 10 pounds. First ask me five questions about what my friend likes, one at a time. Then give me three ideas.',
      has: ['Who it is for', 'The money', 'Questions first', 'How many ideas'],
      lacks: [],
      answer: 'Good plan! Question 1 of 5: your friend has a free afternoon and no phone. What does your friend do?',
    },
    {
      text: 'What is the perfect present for my best friend? Give me a list of the 50 best presents of all time.',
      has: ['Who it is for', 'How many ideas'],
      lacks: ['Nothing about your friend', 'No money limit', 'Too many ideas to choose from'],
      answer: '1. A mug 2. A candle 3. Headphones (200 pounds) 4. A gift card 5. A trip to Paris 6. Another mug … 50. Socks',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Getting as many ideas as possible',
      feedback: 'Fifty ideas look like a lot of help. But they fit anyone, and you still have to choose.',
    },
    {
      text: 'Letting the AI ask you questions first',
      feedback: 'You know your friend, the AI does not. Its questions bring out what you know.',
    },
    {
      text: 'Asking for the perfect present',
      feedback: 'What is perfect depends on your friend, and the AI has never met your friend.',
    },
  ],
  best: 1,
}

export const floatingCat: Duel = {
  id: 'floating-cat',
  kind: 'code',
  goal: 'In your Scratch game, the cat jumps when you press the space key. But then it stays in the air.',
  prompts: [
    {
      text: 'My game is broken! It does not work at all, and I have tried everything for hours. Please, please fix the whole thing for me, you are the best programmer in the world!',
      has: ['That something is wrong'],
      lacks: ['No programming language', 'Does not say what happens', 'Asks for everything and not for one step'],
      answer:
        'I’m sorry to hear that! Is your computer on? Did you save the game? Try to start it again. Or I can write a completely different game for you.',
    },
    {
      text: 'My Scratch cat jumps when I press space, but it never comes down. I use “change y by 50”. What should I change first? Explain it.',
      has: ['The programming language', 'What happens', 'The block that you use', 'One step'],
      lacks: [],
      answer:
        '“Change y by 50” moves the cat up, but nothing moves it down. Add two blocks after it: “wait 0.3 seconds” and “change y by -50”. Minus 50 means 50 steps down.',
    },
  ],
  better: 1,
  reasons: [
    {
      text: 'Saying how long you have tried',
      feedback: 'Hours are hard, but they say nothing about the mistake. The AI cannot see your screen.',
    },
    {
      text: 'Saying what you use and what happens',
      feedback: 'The AI cannot see your screen. Now it knows the block and the problem, and can find the mistake.',
    },
    {
      text: 'Asking it to fix everything, because it knows best',
      feedback: 'Then you may get a game that you do not understand. One step with a reason helps you more.',
    },
  ],
  best: 1,
}

export const frenchBakery: Duel = {
  id: 'french-bakery',
  kind: 'conversation',
  goal: 'You want to practise buying bread in French before your holiday.',
  prompts: [
    {
      text: 'Pretend you are a baker in Paris, and I want to buy bread. I am a beginner. Say one easy French sentence at a time, wait for my answer and correct me kindly.',
      has: ['A role', 'How the chat works', 'How much French you know'],
      lacks: [],
      answer: '« Bonjour ! Vous désirez ? » (Hello! What would you like?) Your turn! A tip: begin with « Je voudrais … »',
    },
    {
      text: 'Hello, how are you? I love France, it is such a beautiful country, and my holiday starts very soon! Can you speak French with me?',
      has: ['A friendly start', 'A language'],
      lacks: ['No role', 'Does not say what you want to practise', 'Nothing about how much French you know'],
      answer:
        'Hello! I’m fine, thank you. Yes, I can speak French! France has many beautiful cities, beaches and mountains. What would you like to know?',
    },
  ],
  better: 0,
  reasons: [
    {
      text: 'Starting with a friendly hello',
      feedback: 'You can greet it if you like. But after the hello, you have not said one word of French.',
    },
    {
      text: 'Asking if it can speak French',
      feedback: 'It says yes, and then it waits. It still does not know that you want to buy bread.',
    },
    {
      text: 'Giving it a role and saying how to practise',
      feedback: 'A baker who waits for your answer: that is real practice, at a speed that fits you.',
    },
  ],
  best: 2,
}
