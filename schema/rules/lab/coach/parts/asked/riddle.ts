import { choose } from '../../reading/choose.ts'
import { numberPattern } from '../../reading/vocabulary.ts'
import { levelSign } from '../facts.ts'
import { hasWord, type KindRules } from '../part.ts'

const isMany = hasWord(/\b(?:riddles|brain ?teasers)\b/)

/** Riddles to tell to someone. */
export const riddle: KindRules = {
  name: () => 'a riddle',
  parts: [
    {
      id: 'about',
      name: 'Topic',
      isIn: /\b(?:about|on|involving|to do with|the answer (?:is|should be|must be)) (?!me\b)\p{L}+|\b(?!funny|good|bad|best|long|short|new|really|some|one|a|your|another|silly|random|clean|hard|easy|cool|more|the|any|kids?|me|please|tricky|difficult|\d+|two|three|four|five|ten|few|of|super|that|other|need|want|give|tell|write|make|invent)\p{L}{3,} (?:riddles?|brain ?teasers?)\b/u,
      advice: 'Say what it should be about. The best topic is something that the other person knows well.',
      example: (_topic, reading) =>
        choose(
          ['It should be about something from a kitchen.', 'It should be about an animal.', 'It should be about the weather.'],
          reading,
        ),
    },
    {
      id: 'level',
      name: 'For whom or how hard',
      isIn: ({ text }) =>
        levelSign.test(text) || /\b(?:hard|harder|hardest|easy|easier|tricky|difficult|impossible|clever)\b/.test(text),
      advice: 'Say how hard it should be, or for whom it is. A riddle is only fun if you can solve it.',
      example: (_topic, reading) =>
        choose(['It should be hard, but not impossible.', 'Make it easy enough for an 8-year-old.'], reading),
    },
    {
      id: 'answers',
      name: 'When to show the answer',
      isIn: /\b(?:answers?|solutions?)\b.{0,40}\b(?:at the (?:end|bottom)|after|later|last|separate\w*|hidden|below|until|when)\b|\b(?:don't|do not|without|wait|hide|before)\b.{0,40}\b(?:answers?|solutions?)\b|\blet me guess\b/,
      advice: 'Say when you want to see the answer. If it comes right away, you can’t guess.',
      example: (_topic, reading) =>
        choose(['Write the answer at the end.', 'Don’t show the answer until I have guessed.'], reading),
    },
    {
      id: 'how-many',
      name: 'How many',
      fits: isMany,
      isIn: new RegExp(
        `\\b${numberPattern} (?:\\p{L}[\\p{L}-]* ){0,4}(?:riddles?|brain ?teasers?|of them)\\b|\\ba (?:few|couple|bunch)\\b`,
        'u',
      ),
      advice: 'Say how many you want. With three, you can choose the best one.',
      example: () => 'Give me three of them, so that I can choose the best.',
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    choose(
      [
        'Try to solve it yourself before you read the answer. Then you know whether it is fair.',
        'Check whether a second answer fits, too. A machine often doesn’t notice that.',
      ],
      reading,
    ),
}
