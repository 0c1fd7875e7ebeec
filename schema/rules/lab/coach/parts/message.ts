import { choose } from '../reading/choose.ts'
import { personIn } from '../reading/people.ts'
import type { PromptReading } from '../reading/reading.ts'
import { lengthSign } from './facts.ts'
import { hasWord, type KindRules } from './part.ts'
import { toneWords } from './story.ts'

const isSpeech = hasWord(/\b(?:speech|toast)\b/)
const isSorry = hasWord(/\b(?:sorry|apolog\w+|forgive)\b/)
/** It asks for something, such as more time. */
const isRequest = hasWord(
  /\b(?:asking|to ask|ask|if (?:i|we|they) (?:can|could|may)|whether|please let|extra time|permission|request|apply|application|sponsor|complain\w*)\b/,
)
/** A speech for a celebration, not one that should convince. */
const isFamily = (reading: PromptReading) =>
  personIn(reading) !== null ||
  /\b(?:wedding|birthday|goodbye|farewell|leaving|anniversary|toast|retire\w*|family)\b/.test(reading.text)

const someone = '(?:to|for|her|him|them|my|our|from)'
const isNamed = ({ written }: PromptReading) =>
  /\b(?:mr|mrs|ms|madam|frau|herr)\.? \p{L}+/iu.test(written) ||
  /\b(?:[Mm]iss|[Ss]ir) \p{Lu}/u.test(written) ||
  /\b(?:to|for|friend|frend|freind|teacher|called) (?!Santa|Mum|Dad|Grand|Europe|English|I\b)\p{Lu}\p{L}+/u.test(written)

/** Emails, letters, messages and speeches to a real reader. */
export const message: KindRules = {
  name: (reading) => (isSpeech(reading) ? 'a speech' : 'a message'),
  parts: [
    {
      id: 'to-whom',
      name: 'For whom',
      isIn: new RegExp(
        `\\b${someone} (?!it\\b|this\\b|that\\b)\\p{L}{2,}|\\bdear \\p{L}+|\\b(?:santa|mum|mom|dad|teacher|coach|friend|council|wedding|student council|grandma|grandpa|class captain)\\b`,
        'u',
      ),
      advice: 'Say who will read or hear it. You write to a friend in another way than to a head teacher.',
      example: (_topic, reading) =>
        isSpeech(reading)
          ? isFamily(reading)
            ? 'I give it in front of my whole family.'
            : 'I give it in front of my class.'
          : 'It goes to my coach.',
    },
    {
      id: 'point',
      name: 'What you want to say',
      isIn: /\b(?:asking|to ask|ask|saying|say|telling|tell|sorry|apolog\w+|thank|thanks|because|about|on (?:why|how|what)|why (?:i|we|you|they|it|our|my|the|everyone)|so that|persuad\w+|convinc\w+|that (?:i|we|my|our)|if (?:i|we)|birthday|bday|wedding|goodbye|leaving|farewell|invit\w+|mubarak|complain\w*|against|congratulat\w+|i (?:can't|want|am|have|need)|miss(?:ing)? (?:him|her|you|them)|who is moving|cover letter|graduation)\b/,
      advice: 'Say what the reader should know or do after reading it. That is the reason for writing.',
      example: (_topic, reading) =>
        isSpeech(reading)
          ? isFamily(reading)
            ? 'I want to say thank you for a great year.'
            : 'I want to say why this matters to all of us.'
          : 'I want to say thank you, and that I am coming on Saturday.',
    },
    {
      id: 'request',
      name: 'Exactly what you ask for',
      fits: (reading) => isRequest(reading) && !isSorry(reading),
      isIn: /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next (?:week|month|year)|until|by the|\d+|one|two|three|half an hour|if (?:i|we|they) (?:can|could|may)|asking (?:for (?:longer|better|more|a|an|some)|if|whether|them)|sponsor|(?:fix|repair|quit) \p{L}+)\b/u,
      advice: 'Say exactly what you ask for, such as a new date. Then the answer can be yes.',
      example: (_topic, reading) =>
        choose(['Ask for time until next Monday.', 'Ask for three more days, until Friday.'], reading),
    },
    {
      id: 'own-detail',
      name: 'A detail from you',
      isIn: /\b(?:because|he|she|they|we|who|when|once|remember|always|never|mention|i (?!want|need|would|am giving|have to)\p{L}+|i'm (?!\d))\b(?= \p{L}+)|\b(?:my|our) \p{L}+ (?:is|has|was|who|loves|likes|taught|sent)\b|"[^"]{4,}"/u,
      advice: (reading) => {
        if (isSorry(reading)) return 'Say what happened, and what you will do now. Then it is easier to forgive.'
        if (isRequest(reading)) return 'Say what you have done for it, or why it matters to you. Then it is harder to say no.'
        const about = personIn(reading)?.replace('my', 'your')
        return `Put in one thing that only you know${about ? ` about ${about}` : ''}. ${isSpeech(reading) ? 'People remember that.' : 'Then it sounds like you.'}`
      },
      example: (_topic, reading) => {
        if (isSorry(reading)) return 'Say what I will do differently next time.'
        if (isRequest(reading)) return 'Mention what I have done for it so far.'
        if (isSpeech(reading) && !isFamily(reading)) return 'Mention one thing that I have seen myself.'
        return isSpeech(reading)
          ? choose(
              [
                `Mention what ${personIn(reading) ?? 'everyone'} always says when we lose a game.`,
                'Mention the evening when we laughed until we cried.',
                'Mention the song that we always sing in the car.',
              ],
              reading,
            )
          : choose(
              [
                'Mention the day when we all laughed so much.',
                'Say that I still think of our last trip.',
                'Mention what happened when we first met.',
              ],
              reading,
            )
      },
    },
    {
      id: 'tone',
      name: 'Tone',
      isIn: new RegExp(
        `\\b(?:${toneWords})\\b|\\bsorry\\b|\\bapolog\\w+|\\bthank(?:s|ful)?\\b|\\bmake (?:them|her|him|everyone|people) (?:laugh|cry|smile)\\b|\\bnot (?:creepy|cringe|angry)\\b|\\bcringe\\b|\\bfeel\\b`,
      ),
      advice: 'Say how it should sound: polite, funny, warm? The same words can please or hurt.',
      example: (_topic, reading) =>
        isRequest(reading)
          ? 'Make it sound polite, but not stiff.'
          : choose(['Make it sound warm and a bit funny.', 'Make it sound friendly and not too formal.'], reading),
    },
    {
      id: 'length',
      name: 'Length',
      isIn: ({ text }) => lengthSign.test(text) || /\b(?:\d+|one|two|half a) ?(?:mins?|minutes?|secs?|seconds)\b/.test(text),
      advice: 'Say how long it should be, so that it gets read to the end.',
      example: (_topic, reading) =>
        isSpeech(reading)
          ? 'It should take at most two minutes.'
          : choose(['Use at most 80 words.', 'Use at most six sentences.'], reading),
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    (isNamed(reading) ? 'Leave real names out of the prompt, and put them in afterwards. ' : '') +
    (isSpeech(reading)
      ? choose(
          [
            'Say your speech out loud to someone first. Keep what makes them listen or smile.',
            'Write the last sentence of your speech yourself. It is the one that people remember.',
          ],
          reading,
        )
      : isSorry(reading)
        ? 'You said that you are sorry, and why. Write it yourself, then it counts twice, and ask only: “Is my letter clear?”'
        : choose(
            [
              'Write it yourself first, and only ask: “Is it clear and polite?”',
              'Write the most important sentence yourself. The reader should hear you, not a machine.',
              'Read it aloud before you send it. Change each word that you would never say.',
            ],
            reading,
          )),
}
