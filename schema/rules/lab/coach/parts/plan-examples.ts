import type { PromptReading } from '../reading/reading.ts'
import { hasWord } from './part.ts'

// What a plan is about, and example sentences that fit it.

export const isNaming = hasWord(
  /\b(?:names?|nicknames?|usernames?|titles?|slogans?)\b|\bwhat (?:should|can|could) (?:i|we) (?:name|call)\b/,
)
export const isList = hasWord(
  /\b(?:ideas?|list|suggest\w*|recommend\w*|tips|things to|ways to|names?|nicknames?|usernames?|titles?|slogans?|games to|gifts?|presents?|books?|movies|films|activities|questions|reasons|arguments|options|top|brainstorm|facts|hobbies)\b/,
)
export const isAdvice = hasWord(
  /\b(?:what (?:should|can|do|could) i|should i|how (?:can|could|do|should|would|to)|advice|help me (?:stop|be|get|deal|make|with)|deal with|won't|keeps)\b/,
)
export const isGift = hasWord(/\b(?:gifts?|presents?)\b|\bwhat (?:should|can|do|could) (?:i|we) (?:get|buy|give)\b/)
export const isBored = hasWord(/\bbored\b/)
export const isPeople = hasWord(
  /\b(?:friends?|brother|sister|mum|dad|parents|bully|bullied|argument|fight|crush|sorry|apologi[sz]e|nervous|scared|shy|teacher)\b/,
)
export const hasHow = hasWord(/\bhow (?:can|could|do|should|would|to)\b/)
export const isKitchen = hasWord(
  /\b(?:cook|bake|recipe|snacks?|meals?)\b|\b(?:make|eat|have) for (?:lunch|dinner|breakfast|tea)\b/,
)
export const isEvent = hasWord(
  /\b(?:party|birthday|sleepover|trip|holiday|camp\w*|picnic|fair|show|day out|christmas|halloween|wedding|festival)\b/,
)
export const isSchedule = hasWord(
  /\b(?:plan|schedule|timetable|routine|training|workout|revision|study|practi[sc]e|week|itinerary|strategy|budget)\b/,
)
export const isList1 = (reading: PromptReading) => isList(reading) && !isSchedule(reading)

export const isPacking = hasWord(/\bpack(?:ing)?\b/)
const isReading = hasWord(/\b(?:books?|movies?|films?|series|shows? to watch)\b/)
export const isTrouble = (reading: PromptReading) => isPeople(reading) && isAdvice(reading)

export const isChoice = hasWord(
  /\bshould i (?!do\b|get\b|buy\b|name\b|call\b|say\b|tell\b|ask\b|make\b|wear\b|write\b)|\bpros and cons\b/,
)
export const isInvention = hasWord(
  /\b(?:invent|villain|character|dnd|dungeon|country|world|pokemon|superhero|topics?|questions|prompts?|youtube|videos?|channel)\b/,
)

/** Example sentences for limits and details, the first that fits. */
const examples: { fits(reading: PromptReading): boolean; limits: string; ownDetail: string }[] = [
  {
    fits: isNaming,
    limits: 'They should be short and easy to say.',
    ownDetail: 'The name should sound fast and a bit cheeky.',
  },
  {
    fits: isGift,
    limits: 'It should cost less than ten euros, or be something that I can make.',
    ownDetail: 'It is for a person who likes plants, music and bad jokes.',
  },
  {
    fits: isKitchen,
    limits: 'It should take less than half an hour and need no oven.',
    ownDetail: 'I like noodles, and I don’t like mushrooms.',
  },
  {
    fits: isPacking,
    limits: 'Everything has to fit into one rucksack.',
    ownDetail: 'We sleep in a tent, and I get cold easily.',
  },
  {
    fits: isEvent,
    limits: 'It should cost almost nothing and work indoors, too.',
    ownDetail: 'Most of us love football and hate long speeches.',
  },
  {
    fits: isTrouble,
    limits: 'I want to do it without a big fight and without telling the whole class.',
    ownDetail: 'I don’t want to hurt anybody, and I get nervous quickly.',
  },
  { fits: isReading, limits: 'They should be short and not too scary.', ownDetail: 'I like animals and adventures.' },
  { fits: isChoice, limits: '', ownDetail: 'What matters most to me is that I still like it next year.' },
  {
    fits: isInvention,
    limits: 'It should be short, and nothing that I have seen before.',
    ownDetail: 'I like mysteries and bad jokes.',
  },
  {
    fits: (reading) => isSchedule(reading) || hasHow(reading),
    limits: 'I have about twenty minutes a day for it.',
    ownDetail: 'I often forget things, and I like to tick them off.',
  },
  {
    fits: () => true,
    limits: 'It should be easy to do and cost almost nothing.',
    ownDetail: 'I get bored quickly, so I like things that are a bit unusual.',
  },
]

export function examplesFor(reading: PromptReading) {
  return examples.find(({ fits }) => fits(reading)) ?? { limits: '', ownDetail: '' }
}
