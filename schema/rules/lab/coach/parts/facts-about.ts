import { choose } from '../reading/choose.ts'
import { numberPattern } from '../reading/vocabulary.ts'
import { lengthSign } from './facts.ts'
import { purposeSign } from './list.ts'
import { hasWord, type KindRules } from './part.ts'

const isTable = hasWord(/\btable\b/)
const isPerson = hasWord(/\b(?:bios?|biograph(?:y|ies)|profile)\b/)
/** A text that a learner shows about itself. */
const isOwn = hasWord(/\bmy (?:own )?(?:\p{L}+ )?(?:bio|profile)\b|\b(?:bio|profile) (?:of|about|for) me\b/u)
const hasSubject = hasWord(
  /\b(?:about|of|on|for|between|with) (?!(?:my|a|an|the|our|me|it|each) )\p{L}{3,}|\b(?:about|of|on) (?:my|a|an|the|our) \p{L}+|^(?!(?:write|make|give|create|fun|cool|short|some|a|an|my|the|facts?|bio|\d+)\b)\p{L}{3,}(?: \p{L}+){0,2} (?:bio|biography|profile|facts?)\b/u,
)
const contents =
  /\b(?:mention(?:ing)?|includ\w+|with (?:his|her|their|its|all|columns?|rows?)|his|her|their|must|should (?:say|have|be|tell|mention)|born|columns?|rows?|first (?:song|team|club|album|book|game)|how (?:big|old|long|fast|many|they|he|she|it)|what (?:they|it|he|she|i)|where (?:they|it|he|she)|differen\w+|compare\w*|pros and cons)\b/
const contentsOfText = new RegExp(
  `${contents.source}|\\bwith (?:${numberPattern}|a|all|the)\\b|\\b${numberPattern} (?:fun |interesting |weird )?facts?\\b`,
)

const countOfFacts = new RegExp(`\\b${numberPattern} (?:\\p{L}+ )?(?:facts|rows|columns)\\b`, 'u')

/** Facts about someone or something: a bio, a fact file, a table. */
export const factsAbout: KindRules = {
  name: (reading) => (isTable(reading) ? 'a table' : isPerson(reading) ? 'a text about someone' : 'facts'),
  parts: [
    {
      id: 'about',
      name: 'About whom or what',
      fits: (reading) => !isOwn(reading),
      isIn: (reading) => hasSubject(reading) || isTable(reading),
      advice: 'Say whom or what it is about.',
      example: () => 'It is about Marie Curie.',
    },
    {
      id: 'why-asking',
      name: 'What for',
      isIn: ({ text }) => purposeSign.test(text) || /\b(?:insta\w*|youtube|tiktok|discord|roblox) (?:bio|profile)\b/.test(text),
      advice: 'Say what it is for: a poster, a talk, a page? That decides what belongs in it.',
      example: (_topic, reading) =>
        choose(
          ['It is for a poster in my room.', 'It is for a short talk in my class.', 'It is for an album that I am making.'],
          reading,
        ),
    },
    {
      id: 'contents',
      name: 'What must be in it',
      isIn: (reading) => (isPerson(reading) ? contentsOfText : contents).test(reading.text),
      advice: (reading) => {
        if (isTable(reading)) return 'Say what the columns and rows are. Then nothing is missing.'
        if (isOwn(reading))
          return 'Say what must be in it, such as what you like and can do. Leave out your full name, school and address.'
        return isPerson(reading)
          ? 'Say what must be in it, such as the beginning, the best moment and one fact that few people know.'
          : 'Say what the facts should tell: size, age, food, something surprising?'
      },
      example: (_topic, reading) => {
        if (isTable(reading)) return 'Use one column for each thing, and the rows size, age and one surprise.'
        if (isOwn(reading)) return 'It should say that I like drawing and that I learn the drums.'
        return isPerson(reading)
          ? choose(
              [
                'It must mention how it began, the best moment and one fact that few people know.',
                'It should have three facts that many people don’t know.',
              ],
              reading,
            )
          : choose(
              ['One fact must be about size, and one about something surprising.', 'They should be about records and surprises.'],
              reading,
            )
      },
    },
    {
      id: 'length',
      name: 'Length',
      isIn: ({ text }) => lengthSign.test(text) || countOfFacts.test(text),
      advice: 'Say how long it should be. A short text is easier to read and to check.',
      example: (_topic, reading) => {
        if (isTable(reading)) return 'Use at most five rows.'
        return isPerson(reading)
          ? choose(['Use five sentences.', 'Write about 80 words.'], reading)
          : 'Give me five facts with one sentence each.'
      },
    },
    {
      id: 'tone',
      name: 'Sound',
      fits: isPerson,
      isIn: /\b(?:fun(?! facts?)|funny|casual|serious|formal|informal|cool|exciting|friendly|simple|easy|neutral|chill|interesting|for kids|like a|surprising|weird)\b/,
      advice: 'Say how it should sound: serious as in a schoolbook, or casual and fun.',
      example: (_topic, reading) =>
        choose(['Make it sound casual and fun.', 'Make it sound serious, as in a schoolbook.'], reading),
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    isOwn(reading)
      ? 'Leave out your full name, school and address. Write the first sentence yourself: you know yourself best.'
      : isPerson(reading)
        ? choose(
            [
              'Check each name and date in a book or on a site you trust: a machine can mix them up and still sound sure.',
              'First write down three facts that you know. Then check the names and dates in the answer: machines mix them up.',
            ],
            reading,
          )
        : 'Check two facts of the answer in a book or on a site you trust: a machine can be wrong and still sound sure.',
}
