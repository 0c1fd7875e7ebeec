import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { numberPattern, peoplePattern } from '../reading/vocabulary.ts'
import { levelSign } from './facts.ts'
import { hasWord, type KindRules } from './part.ts'

const isArguments = hasWord(/\b(?:arguments?|reasons|pros and cons)\b/)
/** What is best depends on who is asked. */
const isTaste = hasWord(
  /\b(?:best|cutest|coolest|funniest|nicest|prettiest|scariest|worst|favourites?|ugliest|weirdest|greatest|most (?:beautiful|fun|annoying|boring|iconic))\b/,
)
/** A list of countries has no winner. */
const isRanking = hasWord(/\btop\b|\bbest\b|\bmost\b|\p{L}{3,}est\b/u)
const hasMeasure = hasWord(
  /\b(?!best\b|interest\b|forest\b|honest\b)\p{L}{3,}est\b|\bmost (?!of\b)\p{L}+|\b(?:ranked|sorted|measured|order(?:ed)?|rated|top by|by (?:size|price|looks?|age|speed|height|weight|sales|votes|goals|rarity|how))\b|\b(?:rare|expensive|by|looks?)\b/u,
)

/** Purposes as in "for my poster". */
export const purposeSign = new RegExp(
  `\\bfor (?:a|an|my|our|the|his|her) (?!(?:test|exam)?$)\\p{L}+|\\bfor (?:\\d+|${peoplePattern}|school|class|homework|insta\\w*|youtube|tiktok)\\b|\\bso (?:that )?(?:i|we|my|they|it)\\b|\\bi (?:want|need) (?:to|it)\\b|\\bi(?:'m| am) (?:making|writing|doing|giving)\\b`,
  'u',
)

/** A ranking such as "top 10", or reasons for and against something. */
export const list: KindRules = {
  name: (reading) => (isArguments(reading) ? 'a list of reasons' : 'a list'),
  parts: [
    {
      id: 'number',
      name: 'How many',
      isIn: new RegExp(`\\btop ${numberPattern}\\b|\\b${numberPattern} (?:\\p{L}[\\p{L}'-]* ){0,3}\\p{L}+`, 'u'),
      advice: 'Say how many you want, so that you can compare and choose.',
      example: (_topic, reading) =>
        isArguments(reading)
          ? 'Give me three of each.'
          : isRanking(reading)
            ? 'Give me five, the best one first.'
            : 'Give me ten of them.',
    },
    {
      id: 'measure',
      name: 'Top by what',
      fits: (reading) => !isArguments(reading) && isRanking(reading),
      isIn: hasMeasure,
      advice: 'Top by what: looks, price, how rare or how famous? Each list has another winner.',
      example: (_topic, reading) =>
        choose(['Put the rarest first.', 'Put the most famous first.', 'Put the most popular first.'], reading),
    },
    {
      id: 'why-asking',
      name: 'What for',
      isIn: purposeSign,
      advice: (reading) =>
        isTaste(reading)
          ? 'Say what it is for or who will read it. Not everyone finds the same thing best.'
          : 'Say what it is for or who will read it. Then it fits that.',
      example: (_topic, reading) =>
        isArguments(reading)
          ? 'It is for a debate in my class.'
          : choose(['It is for a poster in my class.', 'It is for my friends, who will vote on it.'], reading),
    },
    {
      id: 'each',
      name: 'Something about each',
      isIn: /\b(?:for|about|to|of|with|under|after) (?:each|every)\b|\beach (?:one|of)\b|\b(?:with|and|say|tell me|explain) (?:a |an |one |the )?(?:fun |short |good |little )?(?:reasons?|facts?|examples?|explanations?|sentences?|why)\b|\bone (?:fun |short )?(?:fact|sentence|reason|example)\b/,
      advice: (reading) =>
        isArguments(reading)
          ? 'Ask for an example with each one. A reason with an example convinces more.'
          : isTaste(reading)
            ? 'Pick your own three first: this is about taste. Then ask for a reason or a fact with each one.'
            : 'Ask for a reason or a fact with each one. Then you can judge whether it belongs there.',
      example: (_topic, reading) =>
        isArguments(reading)
          ? 'Add one example to each of them.'
          : choose(['Give one reason for each.', 'Add one fact about each.'], reading),
    },
    {
      id: 'level',
      name: 'How easy',
      isIn: ({ text }) =>
        levelSign.test(text) || /\b(?:short sentences|own words|\d+(?:st|nd|rd|th) (?:grade|year|class))\b/.test(text),
      advice: 'Say who should understand it, or how easy the words should be.',
      example: () => 'Use easy words.',
    },
    {
      id: 'form',
      name: 'Form',
      fits: isArguments,
      isIn: /\b(?:table|columns?|bullet points?|bullets?|numbered|side by side|sentences?|list)\b/,
      advice: 'Say what form you want, such as a table. Then both sides stand next to each other.',
      example: () => 'Put them in a table with two columns.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading: PromptReading) =>
    isArguments(reading)
      ? 'Write your own strongest reason first. Then check the facts in the reasons that you get.'
      : isTaste(reading)
        ? 'Ask two friends for their own top three. Then look up two facts of the list in a book or on a site you trust.'
        : 'Guess the first three yourself. Then check two names or numbers of the list in a book or on a site you trust.',
}
