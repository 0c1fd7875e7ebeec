import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { numberPattern } from '../reading/vocabulary.ts'
import { hasWord, type KindRules } from './part.ts'

const isFan = /\b(?:supports?|fan|team|football|plays for)\b/

/** A joke about a real person. */
const isAboutReal = hasWord(
  /\b(?:about|on|roast) (?:my |our |the )?(?:\p{L}+ )?(?:teacher|head ?teacher|friend|mate|bestie|classmate|brother|sister|neighbour|coach|cousin|mum|dad|ex|mr|mrs|ms|miss)\b/u,
)
const isRiddle = hasWord(/\briddles?\b|\bbrain ?teasers?\b/)
/** A child that says "knock knock" tells the joke. */
const hasNoStart = ({ text }: { text: string }) => !/^knock[ ,-]*knock[.!?]*$/.test(text)

/** Making fun of someone. */
const isRoast = (reading: PromptReading) => /\broast\b/.test(reading.text) && isAboutReal(reading)

/** Jokes and riddles. */
export const joke: KindRules = {
  name: (reading) => (isRiddle(reading) ? 'a riddle' : 'a joke'),
  parts: [
    {
      id: 'target',
      name: 'What you laugh about',
      fits: isRoast,
      isIn: /\b(?:about|at) (?:the|a|his|her|their) (?:team|club|hobby|game|clothes|phone|music|habit|sport)\b|\b(?:no|without) (?:real )?names?\b|\bnot about the person\b/,
      advice: ({ text }) =>
        `Leave the name out, and aim at ${isFan.test(text) ? 'the team' : 'a hobby'}, not at the person. Would this person laugh, too?`,
      example: (_topic, { text }) =>
        `Make it a friendly joke about ${isFan.test(text) ? 'the team' : 'a hobby'}, and use no names.`,
    },
    {
      id: 'about',
      name: 'Topic',
      fits: hasNoStart,
      isIn: /\b(?:about|on|with|of|involving|where|to do with|based on|school)\b(?! (?:me\b|fun$))|\bfor (?:my |a |the )?(?:class|party|card|assembly|halloween|christmas|school)|\b(?!funny|good|bad|best|long|short|new|really|dad|knock|some|one|a|your|another|silly|lame|corny|random|clean|hard|easy|cool|more|the|any|kids?|me|hilarious|great|yo|mama|mamma|please|make|laugh|rude|dumb|tricky|difficult|\d+|two|three|four|five|ten|few|of|cringe|stupid|super|that|decent|other)\p{L}{3,} (?:jokes?|puns?|riddles?)\b|\broast\b/u,
      advice: 'Say what it should be about. A joke about your own world is funnier.',
      example: (_topic, reading) =>
        isRiddle(reading)
          ? 'It should be about something from a kitchen.'
          : choose(
              ['It should be about school lunches.', 'It should be about penguins.', 'It should be about football.'],
              reading,
            ),
    },
    {
      id: 'kind-of-joke',
      name: 'Kind of joke',
      fits: hasNoStart,
      isIn: /\b(?:knock[- ]knock|puns?|riddles?|dad jokes?|one-?liners?|tongue ?twisters?|brain ?teasers?|limericks?|roast|short|long|silly|lame|corny|cheesy|clever|dark|anti-?jokes?|question and answer|why did|what do you call|clean|cringe|(?:very |really |super |not too |too )?(?:hard|easy|tricky|difficult)|kids?|sarcastic|word ?play|appropriate|yo mam(?:m)?a|hard ones?|easy ones?|that rhymes?|rhyming|doctor)\b/,
      advice: 'Say what kind you like: a knock-knock joke, a pun or a riddle. Each one works differently.',
      example: ({ words }) => (words ? `Make it a knock-knock joke about ${words}.` : 'Make it a knock-knock joke.'),
    },
    {
      id: 'how-many',
      name: 'How many',
      // Of one joke, there is only one.
      fits: hasWord(/\b(?:jokes|riddles|puns|liners|twisters|teasers|comebacks)\b/),
      isIn: new RegExp(
        `\\b${numberPattern} (?:\\p{L}[\\p{L}-]* ){0,4}(?:jokes?|riddles?|puns?|one-?liners?|of them|more|lines)\\b|\\ba (?:few|couple|bunch)\\b|\\bjust one\\b|\\bone (?:joke|riddle|pun)\\b`,
        'u',
      ),
      advice: 'Say how many you want. With three, you can choose the best one.',
      example: (_topic, reading) =>
        isRiddle(reading)
          ? 'Give me three riddles, and wait with the answers.'
          : 'Give me three of them, so that I can choose the best.',
    },
  ],
  enough: (fitting, reading) => (isRoast(reading) ? fitting : fitting - 1),
  next: (reading) =>
    isAboutReal(reading)
      ? 'Leave the real name out of the prompt. And ask yourself: would this person laugh, too?'
      : isRiddle(reading)
        ? 'Try to solve it yourself before you read the answer. Then you know whether it is fair.'
        : choose(
            [
              'Read your prompt to a friend and let your friend answer it. Who is funnier, your friend or a machine?',
              'Invent one yourself first. Then you know what makes a good one so hard.',
              'Tell the joke to three people. If two of them laugh, it is good.',
            ],
            reading,
          ),
}
