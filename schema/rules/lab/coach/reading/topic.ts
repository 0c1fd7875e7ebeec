import type { PromptReading } from './reading.ts'

/** What a prompt is about, in the child's own words, so that an example can speak of it. */
export type Topic = {
  /** As it was written, such as "a shy dragon"; null if the coach is not sure. */
  words: string | null
  /** To speak of it again: "the dragon"; null for several things and for what can't be said in this way. */
  again: string | null
}

const none: Topic = { words: null, again: null }
/** Words that end a topic: what follows says more about it, or about the answer. */
const stops =
  /[.,;:!?()"\n]|\s[-–—]|\s(?:who|whom|which|that|where|when|while|because|cos|bc|so|and then|but|please|pls|plz|using|with|without|for|to|in|on|at|by|from|as|if|has|have|is|are|was|were|can|cant|can't|work|works|happen|happens|mean|means|made|called|named|like|wearing|holding|riding|eating|playing|doing|going|sitting|standing|flying|running|seen|or|i|we|my|it's|its|u|you|lol|thx|thanks|style|under|over|next|due|\d+[- ]?(?:words?|pages?|sentences?|paragraphs?|lines?|mins?|minutes?)|near|into|through|behind|after|before|during|gets?|goes|finds?|lives?|wants?|loves?|meets?|about|than|then|there|explain|tell|give|make|write)(?=\s|$)/i
const openers = /^(?:about|of|on|(?:an? |some |the )?(?:pictures?|images?|photos?|drawings?|ideas?|names?) (?:of|for)) /i
/** Words that no topic begins with or consists of. */
const empty =
  /^(?:it|this|that|these|those|them|him|her|me|us|you|u|your|ur|something|anything|everything|stuff|things?|one|some|any|whatever|how|what|why|who|where|when|being|not|there|a|an|the|my|i|we|he|she|they|and|do|does|to)\b(?! \p{L})|^(?:how|what|why|who|where|when|if|whether|it|this|that|you|your|ur|i|we|he|she|they|not|me|so|there|simply|briefly|please|quickly|properly|again)\b/iu

const questionOf =
  /\b(?:what|who|where)(?:'s|s| is| are| was| were| r) ((?:(?:a|an|the|my) )?[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,2})\s*(?:[?.!,]|$)/iu
const verbAfterThing =
  /\b(?:how|why|when|where) (?:do|does|did|is|are|was|were|can) ((?:(?:a|an|the|my) )?[\p{L}'-]+)(?: [\p{L}'-]+)+/iu
const afterAbout = /\b(?:about|abt|abowt)\s+(.+)/iu
const afterSchoolwork = /\b(?:home ?work|essay|report|presentation|project|talk|worksheet)s? (?:on|about|for) (.+)/iu
const afterVerb =
  /\b(?:explain|describe|draw|paint|sketch|summari[sz]e|understand|compare|(?:picture|image|photo|drawing|painting|poster|illustration|logo|portrait|cartoon|wallpaper|pixel art|ideas?|names?|plan|list|menu|slogan|recipe|schedule|timetable|present|gift)s? (?:of|for|with)|(?:plan|design|invent|organi[sz]e))\s+(?:me |us )?(?!how\b|what\b|why\b|if\b|to\b|me\b)(.+)/iu

/** Finds what a prompt is about. It prefers no topic to a wrong one. */
export function topicOf({ written }: PromptReading): Topic {
  const question = questionOf.exec(written)?.[1]
  const named = [
    afterAbout.exec(written)?.[1],
    afterVerb.exec(written)?.[1],
    afterSchoolwork.exec(written)?.[1],
    question,
    subjectOf(written),
  ]
  for (const text of named) {
    const words = text === undefined ? null : cut(text)
    if (words) return { words, again: again(words) }
  }
  return none
}

/** "cats" in "why do cats purr", "the sky" in "why is the sky blue". A second noun would be cut off, so only sure cases count. */
function subjectOf(written: string): string | undefined {
  const thing = verbAfterThing.exec(written)?.[1]
  if (!thing) return undefined
  const isMany = /[^s's]s$/iu.test(thing)
  return isMany || /^(?:the|my) (?:sky|sun|moon|sea|ocean|earth|internet|brain|heart|world|wind|rain|dinosaurs)$/iu.test(thing)
    ? thing
    : undefined
}

function cut(text: string): string | null {
  if (/^(?:how|what|why|if|whether|where|when|who)\b/i.test(text)) return null
  // Real names don't belong in an example: "my teacher mr peters" is "my teacher".
  const whole = text
    .trim()
    .replace(openers, '')
    .replace(/(?:^|\s)(?:mr|mrs|ms|miss|sir|frau|herr|madame|señora?|dr)\.? \p{L}+.*/iu, '')
    .replace(/^(my (?:best )?(?:friend|teacher|brother|sister|cousin|coach|classmate|neighbour)) \p{Lu}\p{L}+.*/u, '$1')
  const end = ` ${whole}`.search(stops)
  const first = (end <= 0 ? whole : whole.slice(0, Math.max(0, end - 1))).trim()
  // "an abandoned pool overgrown with plants": what a thing does or what was done to it is no part of its name.
  const [start, ...rest] = first.split(/(?<=^\S+ \S+) /)
  const verb = rest.join(' ').search(/(?:^| )\p{L}+(?:ed|ing|own)(?= |$)/iu)
  const named = verb < 0 ? first : `${start} ${rest.join(' ').slice(0, verb)}`.trim()
  const words = named === named.toUpperCase() && named.length > 4 ? named.toLowerCase() : named
  const count = words.split(' ').length
  if (words.length < 3 || words.length > 40 || count > 5 || empty.test(words)) return null
  return words
}

function again(words: string): string | null {
  const one = /^(?:an?|one|the)\s+(.+)$/iu.exec(words)?.[1]
  if (one)
    return `the ${
      one
        .split(/ and | or /i)[0]
        ?.split(' ')
        .at(-1) ?? one
    }`
  if (/^my\s/iu.test(words)) return words
  return null
}
