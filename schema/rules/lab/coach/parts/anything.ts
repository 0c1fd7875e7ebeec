import { choose } from '../reading/choose.ts'
import { contentWords } from '../reading/vocabulary.ts'
import { lengthSign, levelSign } from './facts.ts'
import { purposeSign } from './list.ts'
import type { KindRules } from './part.ts'

/** What helps with any prompt, for those whose kind the coach only guesses. */
export const anything: KindRules = {
  name: () => 'any prompt',
  parts: [
    {
      id: 'what',
      name: 'What you want',
      isIn: ({ text, words }) =>
        contentWords(words).length > 3 ||
        /\b(?:write|make|give|tell|explain|show|draw|list|help|find|ask|compare|translate|create|plan|suggest|how|what|why|who|when|where|which|i want|i need|can you|is|are|am|do|does)\b/.test(
          text,
        ),
      advice: 'Say what should come out: an answer, a list, a story? It cannot guess that.',
      example: ({ words }, reading) =>
        choose(
          words
            ? [`Explain ${words} to me in easy words.`, `Give me five facts about ${words}, and say where I can check them.`]
            : ['Explain it to me in easy words.', 'Give me five ideas for it.', 'Write a short text for it.'],
          reading,
        ),
    },
    {
      id: 'for-whom',
      name: 'For whom',
      isIn: ({ text }) => levelSign.test(text) || purposeSign.test(text) || /\bfor me\b|\bi am (?:\d+|new)\b/.test(text),
      advice: 'Say who it is for, or what you need it for. Then it can choose what fits.',
      example: (_topic, reading) => choose(['It is for a ten-year-old.', 'It is for my friends.'], reading),
    },
    {
      id: 'length',
      name: 'How long',
      isIn: lengthSign,
      advice: 'Say how long it should be. A short answer is easier to read and to check.',
      example: (_topic, reading) => choose(['Use at most six sentences.', 'Use about 80 words.'], reading),
    },
  ],
  enough: (fitting) => fitting,
  next: () => 'Say your prompt to a friend. If your friend asks something back, the answer belongs in your prompt.',
}
