import type { PromptReading } from '../reading/reading.ts'
import { askedIn } from './asked.ts'
import type { CoachedKind } from './kinds.ts'

/** A thing that a prompt orders by its name, with parts of its own. */
export type Product =
  | 'list'
  | 'quiz'
  | 'facts'
  | 'table'
  | 'timetable'
  | 'message'
  | 'riddle'
  | 'summary'
  | 'comparison'
  | 'role-play'
  | 'wording'
  | 'cause'
  | 'opinion'
  | 'faith'
  | 'game'

/** The kind of prompt that each product belongs to. */
export const kindOfProduct: Record<Product, CoachedKind> = {
  list: 'plan',
  quiz: 'plan',
  facts: 'explanation',
  table: 'explanation',
  timetable: 'plan',
  message: 'story',
  riddle: 'joke',
  summary: 'homework',
  comparison: 'explanation',
  'role-play': 'conversation',
  wording: 'plan',
  cause: 'question',
  opinion: 'question',
  faith: 'question',
  game: 'question',
}

/** A noun phrase ends here. */
const phraseEnd =
  /[.,;:!?()"]|\s[-–—]|\s(?:about|abt|for|of|on|with|without|to|from|in|at|by|against|between|that|which|who|where|when|why|because|bc|so|but|and|or|as|like|not|asking|saying|telling|explaining|using|showing|i|we|is|are|my|her|his|their|our|pls|plz|please|he|she|it|it's|he's|she's|they|has|have|had|told|through|didn't|doesn't|don't)(?=\s|$)|$/
const requests =
  /\b(?:write|make|give|create|draft|generate|compose|need|want|prepare|build|show|tell|invent)\s+(?:(?:me|us|her|him|them|up)\s+)*/g

/** "Short, polite" belongs to the noun after it. */
const adjectives =
  /^(?:(?:please|a|an|the|very|really|quite|short|long|quick|polite|kind|nice|friendly|formal|funny|fun|sad|warm|simple|easy|hard|cool),? (?:and |but )?)+/
const longestPhrase = 80

/** What the last word of the noun phrase says. Words of other kinds of prompts stop the search: in "a story about a letter", the story counts. */
const nouns: [Product | null, RegExp][] = [
  [
    null,
    /\b(?:story|stories|poems?|haikus?|songs?|raps?|jokes?|puns?|pictures?|drawings?|images?|photos?|logos?|posters?|codes?|programs?|games?|apps?|websites?|web ?pages?|pages?|essays?|reports?|names?|recipes?|homework|scripts?|html|python)$/,
  ],
  ['riddle', /\b(?:riddles?|brain ?teasers?)$/],
  ['quiz', /\b(?:quiz|quizzes|trivia|(?:quiz|trivia) questions|multiple[- ]choice (?:test|questions))$/],
  ['facts', /\b(?:bios?|biograph(?:y|ies)|profile|fact ?(?:files?|sheets?)|facts)$/],
  ['table', /(?<!\b(?:times?|periodic|trace|league|pool|dining|multiplication|our|my|\d+) )\btable$/],
  ['timetable', /\b(?:timetables?|schedule|planner)$/],
  [
    'message',
    /\b(?:e-?mail|letter|message|speech|toast|invitation|dm|(?:thank you|sorry|get well|goodbye|farewell) (?:note|card))$/,
  ],
  [
    'list',
    /^(?:reasons|arguments)$|\b(?:pros|(?:\d+|two|three|four|five|six|ten|some|good|best|strong) (?:good |strong )?(?:arguments|reasons))$/,
  ],
]
/** A question or an explanation. What is ordered in a later sentence is only the form of the answer. */
const questions =
  /^(?:(?:so|and|but|hey|hi|please) )*(?:what|what's|why|how|who|where|when|which|is|are|was|were|does|did|should|will|explain|describe|compare|summari[sz]e)\b/
const notOrdered = /^(?:do|could|would|if|has|have|had|quiz (?:me|us|my|him|her)|translate|solve|draw|paint|sketch|design)\b/
const ranking =
  /^(?:(?:please|can|could|you|give|tell|show|make|write|list|me|us|the|a|an|my|what|are|is|list|of) )*(?:(?:top|best) (?:\d+|three|five|ten|twenty)|(?:\d+|three|five|ten) (?:best|most \p{L}+|(?!best|interest|forest|honest|modest|latest|guest|test)\p{L}{3,}est))(?! (?:ideas?|tips?|ways|names?|things to|gifts?|presents?|hacks|activities|exercises|questions|tricks|jokes?|riddles?|puns?))\b/u
/** An invitation can also be a picture. */
const isDesigned = /\b(?:design|cover|gold|colou?rs?|picture|draw|paint|style|font|background)\b/
/** A list of things that exist, not of ideas. */
const listOf =
  /^(?:(?:please|can you|could you|give|make|write|me|a|the|i|want|need) )*(?:full |complete |short |long )?list of (?:all )?(?:the )?(?:\p{L}+ )?(?:countries|capitals|cities|rivers|planets|animals|dinosaurs|presidents|kings|queens|words|languages|inventions|inventors|players|teams|champions|flags|elements|mountains|oceans)\b/u
const languages = /\b(?:python|html|css|java|javascript|scratch|lua|sql|roblox studio|pygame)\b/
const inLanguage = new RegExp(`\\b(?:in|using|with) ${languages.source}`)
/** Schoolwork that a learner should write without a machine. */
const schoolwork: Partial<Record<Product, RegExp>> = {
  facts: /\b(?:homework|due (?:tomorrow|today|on|monday)|assignment|gcse|worksheet|for class)\b/,
  message: /\b(?:gcse|for english|assignment)\b/,
}

/** Of a question, a list or a table that is ordered, too, is only the form of the answer. */
const isQuestion = (asked: Product) =>
  asked === 'comparison' || asked === 'opinion' || asked === 'faith' || asked === 'game' || asked === 'cause'
const isForm = (product: Product | null) => product === 'list' || product === 'table' || product === 'facts'

/** Returns the product that a prompt orders; null if it orders none of them. */
export function productOf(reading: PromptReading): Product | null {
  const { text } = reading
  const asked = askedIn(reading)
  if (inLanguage.test(text) || (isDesigned.test(text) && text.includes('invitation'))) return null
  if (ranking.test(text) || listOf.test(text)) return 'list'
  const said = questions.test(text) ? (text.split(/[.?!](?= |$)/, 1)[0] ?? '') : text
  const phrases = questions.test(said) || notOrdered.test(said) ? [] : [said]
  for (const request of said.matchAll(requests)) phrases.push(said.slice(request.index + request[0].length))
  for (const phrase of phrases) {
    const noun = phrase.replace(adjectives, '')
    const named = noun.slice(0, longestPhrase).split(phraseEnd, 1)[0] ?? ''
    const product = productIn(named, noun.slice(named.length))
    if (product === undefined) continue
    if (product !== null && schoolwork[product]?.test(text)) return null
    return asked !== null && isQuestion(asked) && isForm(product) ? asked : product
  }
  return asked
}

/** Returns the product that a noun phrase ends with, null for another thing, undefined for no thing that is known. */
function productIn(named: string, rest: string): Product | null | undefined {
  if (/(?<!\b(?:this|that) )\btext$/.test(named) && /^ to\b/.test(rest)) return 'message'
  if (languages.test(named)) return null
  return nouns.find(([, noun]) => noun.test(named))?.[0]
}
