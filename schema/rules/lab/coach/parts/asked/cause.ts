import type { KindRules } from '../part.ts'

/** "Why does my cake not rise": the cause of a problem with a thing. */
export const cause: KindRules = {
  name: () => 'finding a cause',
  parts: [
    {
      id: 'what-happens',
      name: 'What happens',
      isIn: /\b(?:it|they) (?:just |only |always |still |then |even |never )?(?:is|was|stays?|keeps?|goes|makes?|looks?|smells?|turns?|stops?|falls?|feels?|says|shows|blinks|sinks|gets?|comes?|does)\b|\b(?:it's|they're) (?!my|for|about)\p{L}+|\b\d+ (?:days?|hours?|hrs?|minutes?|mins?|weeks?|times)\b|\binstead\b|\bbut (?:it|then|nothing|the)\b/u,
      advice: 'Say exactly what you see and since when. “It doesn’t work” can mean many things.',
      example: () => 'It looks normal at first, but then it stays as it is.',
    },
    {
      id: 'own-try',
      name: 'What you did',
      isIn: /\b(?:i|we) (?:\p{L}+ )?(?:used|put|tried|mixed|added|left|kept|did|changed|cleaned|charged|followed|made|baked|set|turned|pressed|checked|bought|gave|took|have (?:tried|used|done))\b|\bi've (?:tried|used|done|put|changed)\b/u,
      advice: 'Say what you did, step by step, with amounts and times. The cause is often in one of the steps.',
      example: () => 'So far, I tried it twice and changed nothing.',
    },
    {
      id: 'why-asking',
      name: 'What it is for',
      isIn: /\bfor (?:my|our|a|the|school)\b|\bi(?:'m| am) (?:\p{L}+ing)\b|\bbecause\b|\bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b|\bi (?:need|want) (?:it|to)\b/u,
      advice: 'Say what you need it for and by when. Then the answer can tell you what is still possible.',
      example: () => 'I need it for Saturday.',
    },
    {
      id: 'check',
      name: 'A way to check',
      isIn: /\bhow (?:sure|certain)\b|\bwhere (?:can|could|do) (?:i|we) (?:check|look|find|read)\b|\bhow (?:can|do|could) i (?:check|test|find out|tell)\b|\bmost likely\b/,
      advice: 'Ask how you can find out which cause it is. A machine can’t see it and only guesses.',
      example: () => 'Give me the three most likely causes, and say how I can check each one.',
    },
  ],
  enough: (fitting) => fitting,
  next: () => 'Change only one thing at a time, and write down what happens. That is how you find the cause yourself.',
}
