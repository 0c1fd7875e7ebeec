import { hasWord, type KindRules, type Part } from '../part.ts'

const bothSides =
  /\b(?:both sides|for and against|reasons? (?:for|on)|arguments|pros and cons|different (?:views|opinions)|other side)\b/

/** Whether a machine may help with something that is handed in. */
const isAboutHelp = hasWord(
  /\b(?:ai|chatgpt|chat gpt|claude|gemini|chatbots?)\b.*\b(?:homework|essays?|statement|applications?|coursework|school|exam|letter|presentation|write|writing|cheat\w*)\b|\b(?:homework|essays?|coursework|cheat\w*)\b.*\b(?:ai|chatgpt|claude|gemini)\b/,
)
const unknown: Part = {
  id: 'unknown',
  name: 'What it can’t know',
  isIn: /\b(?:can't know|cannot know|don't know|do not know|not sure|how (?:sure|certain))\b/,
  advice: (reading) =>
    isAboutHelp(reading)
      ? 'Ask what it can’t know: the rules of the place that you apply to or hand it in to.'
      : 'Ask what it can’t know. Otherwise a guess sounds like a fact.',
  example: () => 'Say which points you are not sure about.',
}

/** "Does it matter", "is it fair": a question to which people have different answers. */
export const opinion: KindRules = {
  name: () => 'a question about opinions',
  parts: [
    {
      id: 'both-sides',
      name: 'Reasons on both sides',
      isIn: bothSides,
      advice: ({ text }) =>
        /\bhonest\w*\b/.test(text)
          ? 'Ask for reasons for and against. “Be honest” does not help: a machine has no opinion.'
          : 'Ask for reasons for and against. A machine has no opinion.',
      example: () => 'Give me the strongest reasons for and against.',
    },
    unknown,
    {
      id: 'why-asking',
      name: 'Why you ask',
      isIn: /\bbecause\b|\bfor (?:my|our|a|the) \p{L}+|\bmy (?:\p{L}+ )?(?:says|said|told|thinks|class|teacher|brother|sister|friends?|mum|dad|parents|school)\b|\bi(?:'m| am) \p{L}+ing\b|\bif i\b|\bi (?:want|need|have) to\b/u,
      advice: 'Say why you ask. Then the answer can be about what you need.',
      example: () => 'I am asking because we have a debate about it in class.',
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    isAboutHelp(reading)
      ? 'The place that you apply to or hand it in to makes the rules. Read them there, or ask.'
      : 'First decide what you think, and write down why. Then look for one reason that could change your mind.',
}

/** What a religion allows or teaches. */
export const faith: KindRules = {
  name: () => 'a question of faith',
  parts: [
    {
      id: 'both-sides',
      name: 'Different views',
      isIn: /\b(?:different (?:views|opinions|schools)|who (?:says|holds|thinks)|views|both sides|scholars|agree|disagree)\b/,
      advice: 'People of the same faith can see this differently. Ask for the different views and who holds them.',
      example: () => 'Give me the different views, and say who holds them.',
    },
    {
      id: 'check',
      name: 'Where it says so',
      isIn: /\bwhere (?:does it|is it|can i|it says|do they)\b|\b(?:sources?|quotes?|verses?|passages?|written|evidence|how sure)\b/,
      advice: 'Ask where that is written. A machine can mix up texts, or invent a quote.',
      example: () => 'Name the sources, so that I can read them myself.',
    },
    {
      id: 'own-detail',
      name: 'What you have heard',
      isIn: /\b(?:i|we) (?:have |'ve )?(?:heard|read|think|thought|believe|learned|learnt|know|was told|was taught)\b|\b(?:says?|said|told me|thinks)\b/,
      advice: 'Say what you have heard and believe so far. Then the answer starts there.',
      example: () => 'I have heard two different answers.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: () => 'Ask someone you trust who knows your faith, too. A machine believes nothing.',
}

/** The best deck, team or weapon in a game that changes with each update. */
export const game: KindRules = {
  name: () => 'a tip for a game',
  parts: [
    {
      id: 'own-detail',
      name: 'Where you are in the game',
      isIn: /\b(?:arena|level|lvl|rank|trophies|bronze|silver|gold|diamond|champion|beginner|new to|division|world) ?\d*\b|\b\d+ (?:trophies|cups|hours|wins)\b|\bi (?:have|own|play|only|am|'m)\b/,
      advice: 'Say where you are in the game and what you have. The best choice for a beginner is another one.',
      example: () => 'I play at a medium level and don’t have everything yet.',
    },
    {
      id: 'time-or-place',
      name: 'How new its facts are',
      isIn: /\b(?:your facts|last update|newest update|latest update|which (?:update|version|season)|how (?:new|old|sure)|up to date|from when)\b/,
      advice: 'Ask from when its facts are. A machine may not know the newest update.',
      example: () => 'From when are your facts, and can the newest update have changed that?',
    },
    {
      id: 'reasons',
      name: 'Reasons',
      isIn: /\b(?:why|reasons?|because|how (?:do i|to) (?:use|play)|explain|strengths?|weakness\w*)\b/,
      advice: 'Ask for the reasons. Then you can judge them, and learn to choose yourself.',
      example: () => 'Give two reasons, and say what it is weak against.',
    },
  ],
  enough: (fitting) => fitting,
  next: () => 'Try it in three matches, and compare the tip with what good players of the newest update say.',
}
