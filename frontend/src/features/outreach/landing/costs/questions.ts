/** Common questions of parents. The answers describe what the academy does and claim no compliance. */
export const questions = [
  {
    question: 'Is it safe, and do you follow COPPA?',
    answer: [
      'The academy is built to follow COPPA, the law of the United States on children’s data online. Under 13 a parent or guardian decides: we mail them a link, and nothing the child learns here is saved before they agree. Until then we hold only what the signup asks for, such as the child’s name, email address and age and how to reach the parent; without a yes, all of it is erased after 7 days. They can take that consent back at any time.',
      'Lessons teach what never belongs in a chat: names, schools, addresses, photos of others. There is no advertising, and we sell no data.',
    ],
  },
  {
    question: 'Which ages is it for?',
    answer: [
      'For ages 9 to 16. The language stays simple enough for a nine-year-old, and the projects grow with whoever makes them: what a poster is to one can be a campaign to another.',
    ],
  },
  {
    question: 'Does my child need to know about AI already?',
    answer: [
      'No prior AI experience is needed, and none from you either. The first lesson starts with one ordinary question, and what to make of the answer.',
    ],
  },
  {
    question: 'Which tools do you teach?',
    answer: [
      'Six of them: ChatGPT, Gemini and Claude for words and ideas, DALL-E and Midjourney for pictures, Runway for video. We have no tie to any of their makers, and what is learned with one helps with the next.',
    ],
  },
  {
    question: 'How much time does it take?',
    answer: [
      'Plan 3 to 5 hours a week. A lesson takes 10 to 20 minutes, so it fits between school and supper, and stopping halfway costs nothing.',
    ],
  },
] as const
