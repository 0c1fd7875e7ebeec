import { type CoachPartId, coachPrompt } from './coach.ts'

/** What learners write, and the same prompt after they followed the coach's tip in their own words. */
export const followed: [part: CoachPartId, before: string, after: string][] = [
  // goal
  ['goal', 'Write a story', 'Write a story about a shy dragon who sells ice cream at the North Pole'],
  ['goal', 'make a poem', 'make a poem about my old bicycle that squeaks on every hill'],
  [
    'goal',
    'Help me with my homework please',
    'Help me with my homework please: explain how plants drink water through their roots',
  ],
  ['goal', 'Tell me something', 'Tell me something surprising about how octopuses use their eight arms'],
  ['goal', 'Draw a cat', 'Draw a cat who steers a tiny boat through a flooded kitchen'],
  ['goal', 'I want ideas', 'I want ideas for a quiet game that twelve children can play in a small classroom'],
  ['goal', 'rite a storie pleese', 'rite a storie about a lost robot who finds a freind in a recycling bin'],
  ['goal', 'explane it', 'explane why the moon sometimes looks orange near the horizon'],
  [
    'goal',
    'My dog is scared of fireworks and hides under the sofa.',
    'Give me five ideas. My dog is scared of fireworks and hides under the sofa.',
  ],
  // context
  [
    'context',
    'Explain how volcanoes erupt and why lava glows.',
    'Explain how volcanoes erupt and why lava glows. My little sister is six and wants to know.',
  ],
  [
    'context',
    'Write a funny poem about broccoli that wants to be a tree.',
    'Write a funny poem about broccoli that wants to be a tree, for our class assembly on Friday.',
  ],
  [
    'format',
    'Give me three names for a lemonade stall with a pirate theme.',
    'Give me three names for a lemonade stall with a pirate theme. One line each, the funniest at the end.',
  ],
  [
    'context',
    'Give me three names for a guinea pig with a wild haircut.',
    'Give me three names for a guinea pig with a wild haircut. My cousin has to like them, and she hates cute names.',
  ],
  [
    'context',
    'Make a list of questions about saving water in daily life.',
    'Make a list of questions about saving water in daily life. I am going to interview a plumber.',
  ],
  [
    'context',
    'Suggest a title and a first sentence about two rival bakers.',
    'Suggest a title and a first sentence about two rival bakers. I have already written the ending.',
  ],
  [
    'context',
    'Write a short poster text against littering on beaches.',
    'Write a short poster text against littering on beaches. The problem is: tourists leave bottles when it gets dark.',
  ],
  [
    'context',
    'Explain in five sentences how bicycle brakes work, step by step.',
    'Explain in five sentences how bicycle brakes work, step by step. I am a beginner and I only know where the brake lever is.',
  ],
  [
    'context',
    'Make a quiz about planets with five questions.',
    'Make a quiz about planets with five questions for kidz in my class',
  ],
  [
    'context',
    'Draw a poster of a friendly shark who brushes his many teeth.',
    'Draw a poster of a friendly shark who brushes his many teeth. It hangs in a dentist waiting room, for small children.',
  ],
  // constraints
  [
    'constraints',
    'Explain to my grandma how video calls work, because she wants to see us on Sunday.',
    'Explain to my grandma how video calls work, because she wants to see us on Sunday. Use simple words and at most six sentences.',
  ],
  [
    'constraints',
    'Write a bedtime story about a sleepy train for my little brother, who is afraid of tunnels when it is dark.',
    'Write a bedtime story about a sleepy train for my little brother, who is afraid of tunnels when it is dark. Nothing scary, and it must end well.',
  ],
  [
    'constraints',
    'Suggest ideas for a class party. We are 24 pupils and our room is small.',
    'Suggest ideas for a class party. We are 24 pupils and our room is small. No loud music, and nothing may cost more than ten euros.',
  ],
  [
    'constraints',
    'Write a speech about school lunches for the student council. I am nervous when I talk in front of people.',
    'Write a speech about school lunches for the student council. I am nervous when I talk in front of people. Keep it under two minutes.',
  ],
  [
    'constraints',
    'Plan a science show for the younger pupils in our school. We have balloons, vinegar and salt.',
    'Plan a science show for the younger pupils in our school. We have balloons, vinegar and salt. Everything has to be safe without an adult.',
  ],
  [
    'constraints',
    'Describe a dragon market for my story. My readers are ten years old and love details.',
    'Describe a dragon market for my story. My readers are ten years old and love details. Make it cosy, not scary.',
  ],
  [
    'constraints',
    'Draw a map of an invented island for our board game club, with a harbour and a volcano.',
    'Draw a map of an invented island for our board game club, with a harbour and a volcano. Use no more than three colours and no letters.',
  ],
  [
    'constraints',
    'Make a list of books about space for my cousin who is eleven and likes true stories.',
    'Make a list of books about space for my cousin who is eleven and likes true stories. Dont use more then seven.  Only up to 5 books.',
  ],
  // format
  [
    'format',
    'Give tips for learning vocabulary. I am in year 7 and I forget words after one day. Use simple words, not more than 100.',
    'Give tips for learning vocabulary. I am in year 7 and I forget words after one day. Use simple words, not more than 100. Write them as a list.',
  ],
  [
    'format',
    'Explain to new pupils how to find the library in our school. They only know the main door. Keep it friendly, without hard words.',
    'Explain to new pupils how to find the library in our school. They only know the main door. Keep it friendly, without hard words. Number the steps and start with the door: five steps.',
  ],
  [
    'format',
    'Compare cats and dogs as pets for my family. We live in a small flat. It must be fair, and do not write more than 150 words.',
    'Compare cats and dogs as pets for my family. We live in a small flat. It must be fair, and do not write more than 150 words. Make a table with two columns.',
  ],
  [
    'format',
    'Tell me what to pack for a weekend camp in the forest. I am eleven and I get cold at night. Nothing heavy, please, at most 15 things.',
    'Tell me what to pack for a weekend camp in the forest. I am eleven and I get cold at night. Nothing heavy, please, at most 15 things. Sort them from most to least important, in two columns.',
  ],
  [
    'format',
    'Write something to thank our bus driver. She has driven our class for four years. Keep it short and warm, without jokes.',
    'Write a letter to thank our bus driver. She has driven our class for four years. Keep it short and warm, without jokes. Begin with "Dear driver" and end with a drawing idea.',
  ],
  [
    'format',
    'Explain to my class why bees matter. They think all bees sting. Simple words, at most one minute long.',
    'Explain to my class why bees matter. They think all bees sting. Simple words, at most one minute long. First one surprising fact, then three reasons, and at the end a question.',
  ],
  [
    'format',
    'Invent riddles about kitchen things for my little cousins when they visit next week. Easy words, no rude jokes.',
    'Invent riddles about kitchen things for my little cousins when they visit next week. Easy words, no rude jokes. Two lines each, for example: "I have teeth but never eat."',
  ],
  [
    'format',
    'Draw our school garden. Families will see it at the gate in spring. Use only warm colours, and no letters.',
    'Draw a poster of our school garden. Families will see it at the gate in spring. Use only warm colours, and no letters. Put a giant carrot in the middle and small insects in the corner.',
  ],
  // checking
  [
    'checking',
    'Explain how tides work to my class in five short sentences. They have never been at the sea. Use simple words. Start with the moon.',
    'Explain how tides work to my class in five short sentences. They have never been at the sea. Use simple words. Start with the moon. Tell me which sentence you are least sure about.',
  ],
  [
    'checking',
    'List five facts about axolotls for my poster at school, one line each. No long words. I already know that they can grow legs again.',
    'List five facts about axolotls for my poster at school, one line each. No long words. I already know that they can grow legs again. Say where I can check each fact.',
  ],
  [
    'checking',
    'Make a table of six snacks for our class trip, with a column for the price. Nothing with nuts. We are 25 pupils.',
    'Make a table of six snacks for our class trip, with a column for the price. Nothing with nuts. We are 25 pupils. Ask me first if something is unclear.',
  ],
  [
    'checking',
    'Plan a fair football afternoon for 22 children in our park, as a numbered list. It must not last longer than two hours. Some are beginners.',
    'Plan a fair football afternoon for 22 children in our park, as a numbered list. It must not last longer than two hours. Some are beginners. Then say what could go wrong and who might feel left out.',
  ],
  [
    'checking',
    'Write three verses for my grandpa’s birthday on Sunday. He loves trains. It should rhyme, be funny, and not be longer than 12 lines.',
    'Write three verses for my grandpa’s birthday on Sunday. He loves trains. It should rhyme, be funny, and not be longer than 12 lines. At the end check that every line has about the same length.',
  ],
  [
    'checking',
    'Explain to kids like me in ten lines why the sky is blue, with easy words. We have to tell it in class. Begin with a question.',
    'Explain to kids like me in ten lines why the sky is blue, with easy words. We have to tell it in class. Begin with a question. If you dont know somthing say so, and dont make things up.',
  ],
  [
    'checking',
    'Give me four arguments for a later start of school as bullet points. I speak in the student council next week. Be polite, no insults.',
    'Give me four arguments for a later start of school as bullet points. I speak in the student council next week. Be polite, no insults. Add the best argument against it and show me your sources.',
  ],
  [
    'checking',
    'Draw a comic of four panels about a robot who waters plants, for our school magazine. No words in it, in cheerful colours. Start with an empty pot.',
    'Draw a comic of four panels about a robot who waters plants, for our school magazine. No words in it, in cheerful colours. Start with an empty pot. Tell me what you had to guess.',
  ],
  [
    'checking',
    'Suggest two titles for my report about worms. My teacher reads it. They must be short, max six words, one line each.',
    'Suggest two titles for my report about worms. My teacher reads it. They must be short, max six words, one line each. Give a reason for both.',
  ],
]

export const total = (prompt: string) => coachPrompt(prompt).total
