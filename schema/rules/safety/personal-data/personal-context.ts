import { fictionWords } from './personal-words.ts'

// Detects whether people write about their own life. A street is personal after "we live in" and fictional in a story, so loose
// patterns only apply here.

const own =
  /(?<![\p{L}])(?:i|im|i['’]m|i['’]ll|ill|ive|my|mine|we|our|ours|us|me|mum|mums|mummy|mom|moms|dad|dads|grandma|grandpas?|nan|gran|home alone (?:every|on|at|after|until|till?)|name ?tag|spare key|my ?self|ich|mein\p{L}*|wir|unser\p{L}*|je|ma|mon|nous|yo|mi|soy|vivo|eu|meu|minha|moro|faz um convite|io|mio|mia|sono|abito|ik|mijn|jag|min|moj\p{L}*|mam|jestem|mieszkam|benim|ben|adım|mera|mere|меня|я|мой|моя|живу)(?![\p{L}])|我/iu

/** Mentions of other people, or forms: equally personal, unless the text sounds like a story. */
const others =
  /\b(?:he|she|her|his|him|they|lives?|add?ress|dob|d\.o\.b|sign(?:ed)?|class list|full name|surname|patient|blood type|name:|deliver|delivery|bro|sis|wohnt|vive|habite|abita|woont|mora|mieszka)\b/iu

const invention =
  /\b(?:characters?|dragons?|wizards?|witch(?:es)?|fairy|mermaid|pirates?|elf|aliens?|(?:dear|to|for|like) santa|santa claus|teddy|toy|imagin(?:e|ary)|invent(?:s|ed)?|made[- ]?up|fictional|fictitious|fake|fantasy|pretend|novel|role ?play|in (?:my|the|our|a|his) (?:own )?(?:story|tale|comic|book|film|movie|game|play|poem|song|exercise|exam)|monopoly|sherlock|holmes|paddington|harry potter|hogwarts|anne frank|downing|pennsylvania|museum|famous|landmark|who lived|for example|beispiel|puzzle|escape (?:room|game)|in sims|d&d|trope|regex|python|code that|anonymous|dummy|hexe|drache|personag\w*|personaj\w*|bruja|sorcière|strega)\b/iu

/** Real life inside invention: a poem about me, with my real street. */
const meant =
  /\b(?:about (?:me|us)|with me in it|my real|our real|for real|real (?:deets|name|address|life)|that['’]?s me|true\)|irl)\b/iu

/** Returns whether a text is about its writer or people they know, and not about invented or famous people. */
export function isAboutWriter(text: string): boolean {
  return meant.test(text) || (!invention.test(text) && (own.test(text) || (others.test(text) && !fictionWords.test(text))))
}

/** Returns whether a text is about a real person, by any author. */
export function isAboutRealPerson(text: string): boolean {
  return meant.test(text) || !invention.test(text)
}

/** Words before a street or a school, or after "I am", that are not names. */
export const nonNameWord =
  "(?:a|an|the|my|our|your|his|her|their|this|that|these|those|some|any|every|each|no|not|in|on|at|of|to|from|by|for|with|and|or|but|as|if|is|are|was|am|be|been|it|its|i|im|we|you|he|she|they|me|us|so|too|very|all|up|down|out|off|near|next|behind|above|beside|along|over|under|through|past|into|until|till?|then|when|where|who|how|what|why|which|home|house|alone|walk|walks|go|goes|going|went|live|lives|living|lived|come|comes|works?|leaves?|main|same|other|another|new|old|big|small|whole|long|best|only|just|more|most|than|one|two|three|four|five|six|seven|eight|nine|ten|times?|minutes?|min|hours?|days?|weeks?|months?|years?|metres?|meters?|km|miles?|points?|ideas?|different|easy|good|great|nice|cool|fun|funny|lots|can|could|will|would|should|do|does|did|dont|don['’]t|have|has|had|having|get|got|make|help|write|there|here|now|still|really|also|always|never|about|because|cos|after|before|today|tomorrow)"

export const globalPattern = (source: string) => new RegExp(source, 'giu')
export const dayPattern = '(?:mon|tues?|wed(?:nes)?|wedns?|thurs?|fri|satur|sun)days?'
/** Numbers and symbols in program code are not personal. */
export const codePattern = /\b(?:python|java(?:script)?|scratch|html|css|code|script|variables?|loop|function|error)\b/iu
