import type { PromptReading } from '../reading/reading.ts'
import { topicOf } from '../reading/topic.ts'

/** What the coach says to prompts that need no advice about their parts. */
export type CoachReply = {
  title: string
  text: string
  /** Prompts to try instead. */
  prompts: readonly string[]
  /** What to look at. */
  points: readonly string[]
}

export const trickReply: CoachReply = {
  title: 'Nice try',
  text: 'The rules of an AI protect people, and you are one of them. A good AI keeps to them, however you ask. I keep to mine, too. Try one of these instead:',
  prompts: [
    'Invent five funny words that a pirate says when he is angry. None of them may be a real swear word.',
    'Write a story about a robot who wants to break a rule and finds out why it is there.',
  ],
  points: [],
}

/** For a wish to hide a machine's work from a teacher or parents. */
export function hiddenHelpReply(reading: PromptReading): CoachReply {
  const { words } = topicOf(reading)
  return {
    title: 'Hidden help doesn’t help you',
    text: 'I don’t help to hide that a machine did the work. That is cheating, and in the next test you are alone. A text sounds like you if you write it: begin with one of your sentences. I can help you with that, and you can show it to everyone:',
    prompts: [
      `Don’t write it for me. Ask me three questions${words ? ` about ${words}` : ''} that help me to begin my own text.`,
      'Here is my first sentence. Tell me which part is unclear, but let me correct it.',
    ],
    points: [],
  }
}

export const nonsenseReply: CoachReply = {
  title: 'Write one whole sentence',
  text: 'I could not find a sentence in this. Say in one whole sentence what you want. For example:',
  prompts: ['Explain in simple words how a rainbow gets its colours.', 'Write a funny poem about a cat who is afraid of mice.'],
  points: [],
}

export const otherLanguageReply: CoachReply = {
  title: 'This looks like another language',
  text: 'I only read English, so I can’t tell you what is good in it. A good prompt has the same parts in every language. Check these three:',
  prompts: [],
  points: ['What do you want to get?', 'Who is it for?', 'How long should it be, and in what form?'],
}
