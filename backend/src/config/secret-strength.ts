/** Words of placeholders and examples. Each is so long that a random secret practically never contains it. */
const placeholders =
  /change.?me|changethis|replace.?me|replace.?this|secret|password|passphrase|placeholder|example|default|development|production|deepm|academy|qwerty|letmein|your.?key|insert/i

/** A random value of 32 hexadecimal digits has 14 different characters on average. */
const minCharacters = 10

/**
 * Returns why a secret is easy to guess, as the end of a sentence that starts with its name; `null` when it looks random. It cannot prove
 * that a secret is random: it detects what people type instead of generating one.
 */
export function describeWeakness(secret: string): string | null {
  if (new Set(secret).size < minCharacters) return 'has too few different characters'
  if (isRepetition(secret)) return 'repeats itself'
  if ([secret, ...spelled(secret)].some((text) => placeholders.test(text))) return 'contains a word of an example'
  if (isText(secret)) return 'is made of words'
  if (isSequence(secret)) return 'follows the order of the alphabet'
  return null
}

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/** Returns the text with look-alike digits replaced by letters; a 1 is an i or an l. */
function spelled(text: string): string[] {
  const read = (it: string) => it.replace(/[013457@$!]/g, (digit) => letters[digit] ?? digit)
  return [read(text), read(text.replaceAll('1', 'l'))]
}

/**
 * Returns whether the secret is a phrase: words and numbers with separators, in one spelling or another. Random letters
 * mix upper and lower case like no word does. With digits for letters, short random texts look like a word, so those
 * need a phrase of three.
 */
function isText(secret: string): boolean {
  // Generated hexadecimal text, such as a UUID, has groups that look like words.
  if (/^[\da-f-]+$/i.test(secret)) return false
  const parts = secret.split(/[^\p{L}\d@$!]+/u).filter(Boolean)
  if (parts.some(isWord) && parts.every((part) => isWord(part) || isNumber(part))) return true
  const isSpelledWord = (part: string) => spelled(part).some((it) => /^\p{Lu}?\p{Ll}+$/u.test(it))
  return parts.length >= 3 && parts.every((part) => isSpelledWord(part) || isNumber(part))
}

function isNumber(part: string): boolean {
  return /^\d{1,8}$/.test(part)
}

/** Returns whether a part is one word, or several that start with capitals, optionally with a number before or after. */
function isWord(part: string): boolean {
  const word = part.replaceAll(/^\d{1,8}|[\d@$!]{1,8}$/g, '')
  if (!/^\p{L}+$/u.test(word)) return false
  const capitals = word.slice(1).match(/\p{Lu}/gu)?.length ?? 0
  return capitals <= (word.length - 1) / 4 || word === word.toUpperCase()
}

/** Returns whether the text repeats a shorter part; the last repetition may be cut off. */
function isRepetition(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1)
    if (
      secret ===
      secret
        .slice(0, length)
        .repeat(Math.ceil(secret.length / length))
        .slice(0, secret.length)
    )
      return true
  return false
}

/** Returns whether most characters are adjacent in the alphabet to the previous one. */
function isSequence(secret: string): boolean {
  const codes = [...secret].map((it) => it.codePointAt(0) ?? 0)
  const neighbours = codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1)
  return neighbours.length > secret.length / 2
}
