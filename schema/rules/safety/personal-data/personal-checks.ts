import { fictionWords, firstPersonWords, nonNameWords, nonSecretWords, platformWords, rolePlayWords } from './personal-words.ts'

// Decides whether a pattern match is personal data or only looks like it.

export function isAccount(found: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  if (nonSecretWords.test(withoutPunctuation(found)) || !platformWords.test(before)) return false
  // An ordinary word after "is" is an opinion about the platform, unless the text calls it a name.
  const looksMade = /[\d_.#]|\p{Ll}\p{Lu}/u.test(withoutPunctuation(found))
  return (
    looksMade ||
    /(?:user ?name|gamer ?tag|handle|account name|login(?: name)?|nick ?name|add me on \w+(?: as)?|id|:)(?: is| as)? ?(?:called )?$/i.test(
      before,
    )
  )
}

export const firstPersonPattern =
  /\b(?:i|im|i'm|we|my|our|us|me|ich|wir|mein|meine|je|nous|mon|ma|yo|mi|mis|voy|vado|vou|ik|mijn|chodzę|moja|okulum|benim|come)\b|\b(?:i|I)['’]m\b/i

/** Returns whether a name after "I am" is the writer's own, not a role or character. */
export function isOwnName(found: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  const names = found.split(' ')
  return (
    (/\bmy (?:full |real |whole )?name,? $/i.test(before) || !rolePlayWords.test(before)) &&
    !isQuoted(text, at) &&
    !names.some((name) => nonSecretWords.test(name) || titles.test(name))
  )
}

/** Captain Cookie is not a real name. */
export const fictionalTitles = /^(?:captain|king|queen|prince|princess|lord|lady|sir|agent|detective|professor) \p{L}/iu

const titles =
  /^(?:captain|king|queen|prince|princess|doctor|dr|sir|lord|lady|iron|super|spider|bat|harry|sherlock|santa|albert|father|mother|the|robot|knight|detective|agent|professor|general|president|minecraft|roblox|homework|english|german|french|spanish|italian|monday|tuesday|christmas|easter)$/i

/** Returns whether a word looks like a password rather than a comment about one. */
export function looksSecret(found: string): boolean {
  return /\p{L}/u.test(found) && /\p{N}|[!@#$%^&*_]/u.test(found.slice(1)) && !/^(?:https?:|www\.)/i.test(found)
}

export function isIsbn(found: string, text: string): boolean {
  return (/^97[89]/.test(found) && digits(found).length === 13) || /\b(?:isbn|book number)\b/i.test(text)
}

export function isDateLike(found: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$|^\d{4}-\d{4}$/.test(found)
}

const counted = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const gezaehlt = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** Returns whether numbers only count up or down by one. */
export function isNumberSequence(words: string[]): boolean {
  const values = words.map((word) => (/^\d$/.test(word) ? Number(word) : Math.max(counted.indexOf(word), gezaehlt.indexOf(word))))
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  return steps.filter((step) => Math.abs(step) === 1).length > steps.length / 2
}

export function isPhone(found: string): boolean {
  const only = digits(found)
  if (only.length < 9 || only.length > 15) return false
  if (/^[01]+$/.test(only) || '01234567890123456789'.includes(only) || /^(\d)\1+$/.test(only)) return false
  // A date, a version, a decimal number, a range of years.
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(found)) return false
  return !(found.match(/\./g)?.length === 1 && !/[ ()/-]/.test(found))
}

/** Well-known addresses, and example addresses used in email lessons. */
export function isPlaceholder(kind: string, found: string): boolean {
  return kind === 'address'
    ? knownPlaces.test(found)
    : kind === 'email' && /^(?:name|user|someone|something|example|test|you|your\.?name|me)@(?:\w+\.)?example\./i.test(found)
}

const knownPlaces =
  /\b(?:10 downing|221b baker|1600 pennsylvania|prinsengracht 26[37]|4 privet|32 windsor gardens|742 evergreen|muster)/i

export function digits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\P{Nd}/gu, '')
}

export function withoutPunctuation(text: string): string {
  return text.replace(/^["'“‘]/, '').replace(/[.,!?;:)"'”’]+$/, '')
}

export function mentionsHome(text: string): boolean {
  return (
    /\b(?:i|we) live\b|\b(?:ich wohne|wir wohnen|wohne in|j['’]habite|habito|vivo (?:en|in)|abito|moro (?:na|no|em)|ik woon|mieszkam|oturuyorum|adresim)\b|\bmy (?:real )?(?:home|house|address|flat|street)\b|\bour (?:home|house|address|flat|street)\b/i.test(
      text,
    ) ||
    (firstPersonWords.test(text) && !fictionWords.test(text))
  )
}

/** Returns whether the position is between quotation marks: another person is speaking. */
export function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const open = (before.match(/["“”„]/g) ?? []).length
  return open % 2 === 1
}

/** A lower-case name ends where the sentence continues. */
export function trimName(found: string): string {
  const words = found.split(' ')
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '')
  const kept = [words[0] ?? '']
  for (const word of words.slice(1)) {
    if (nonNameWords.test(word) || (isCapital && !/^\p{Lu}/u.test(word)) || (!isCapital && kept.length === 2)) break
    kept.push(word)
  }
  return kept.join(' ')
}
