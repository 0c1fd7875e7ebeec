import { personIn } from '../../reading/people.ts'
import type { PromptReading } from '../../reading/reading.ts'
import { peoplePattern } from '../../reading/vocabulary.ts'
import { lengthSign } from '../facts.ts'
import { hasWord, type KindRules } from '../part.ts'

const isSorry = hasWord(
  /\bsorry\b|\bapologi[sz]\w*|\bi (?:accidentally |just |kind of )?(?:ate|broke|lost|took|lied|forgot|hit|shouted|ruined|stole|spilled|spilt|cheated|said something|told (?:her|his|their|a) secret|was (?:mean|rude))\b/,
)
const someone = (reading: PromptReading) => personIn(reading) ?? 'this person'

/** "What should I say": words for a talk with someone. */
export const wording: KindRules = {
  name: () => 'finding the right words',
  parts: [
    {
      id: 'to-whom',
      name: 'To whom',
      isIn: new RegExp(`\\b${peoplePattern}s?\\b|\\b(?:him|her|them|he|she|coach|boss|crush|aunt|uncle|neighbour|mate)\\b`, 'u'),
      advice: 'Say who will hear it, without a name. You talk to a friend in another way than to a teacher.',
      example: () => 'I want to say it to a friend.',
    },
    {
      id: 'point',
      name: 'What happened',
      isIn: /\b(?:i|we|he|she|they) (?:\p{L}+ )?(?!should|can|could|do|say|want|would|shall|must)\p{L}+(?:ed|te|ke|ook|ost|ied|ot|aid|old|it|ut|as|ad|ame|ent|oesn't|idn't|on't)\b|\bmy \p{L}+(?: \p{L}+)? (?:is|was|has|died|moved|doesn't|won't|keeps|said|asked)\b|\bwhose?\b|\bbecause\b/u,
      advice: 'Say what happened, without names. Then the words fit.',
      example: () => 'We had an argument because I forgot our plan.',
    },
    {
      id: 'own-words',
      name: 'In your own words',
      isIn: /\b(?:my own words|help me (?:to )?(?:say|find|begin)|my (?:first )?(?:sentence|try|idea)|ask me)\b/,
      advice: (reading) =>
        isSorry(reading)
          ? 'Ask for help with your own words. The sorry has to come from you.'
          : 'Ask for help with your own words. Then it sounds like you.',
      example: (_topic, reading) =>
        isSorry(reading)
          ? `Help me say sorry to ${someone(reading)} in two sentences, in my own words.`
          : `Help me find my own words for ${someone(reading)}. Ask me two questions first.`,
    },
    {
      id: 'length',
      name: 'Length',
      isIn: lengthSign,
      advice: 'Say how long it should be. One or two sentences are easier to say.',
      example: () => 'Use at most two sentences.',
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    isSorry(reading)
      ? 'Say it yourself, and look at the other person while you do. A sorry counts more when it is yours.'
      : 'Say it out loud once before you say it to the other person. Change every word that is not yours.',
}
