/** Common questions of parents. The answers describe what the academy does and claim no compliance. */
export const questions = [
  {
    question: 'Is it safe, and do you follow COPPA?',
    answer: [
      'The academy is built to follow COPPA, the US law on children’s data online. Under 13, a parent or guardian decides: we email them a link, and nothing the child learns here is saved before they agree. Until then, we keep only what the signup asks for, such as the child’s name, email address and age, and how to reach the parent. Without their consent, all of it is erased after 7 days. They can withdraw their consent at any time.',
      'Lessons teach what never belongs in a chat: names, schools, addresses and photos of other people. There is no advertising, and we don’t sell data.',
    ],
  },
  {
    question: 'Which ages is it for?',
    answer: [
      'It’s for ages 9 to 16. The language is simple enough for a 9-year-old, and learners can make each project as big as they like: one makes a poster, another a whole campaign.',
    ],
  },
  {
    question: 'Does my child need any AI experience?',
    answer: [
      'No, and neither do you. The first lesson starts with an everyday question to an AI and looks closely at the answer.',
    ],
  },
  {
    question: 'Which tools do you teach?',
    answer: [
      'We teach six: ChatGPT, Gemini and Claude for words and ideas, DALL-E and Midjourney for pictures, and Runway for video. We have no ties to the companies that make them, and what you learn with one helps with the next.',
    ],
  },
  {
    question: 'How much time does it take?',
    answer: [
      'Plan for 3 to 5 hours a week. A lesson takes 10 to 20 minutes, so it fits between school and dinner, and it’s fine to stop halfway.',
    ],
  },
] as const
