import { correctSpelling } from './child-spellings.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** Letters that look or sound like Latin ones. */
const foreignLetters: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiкkмmтtвbнhοoαaιiνvρpκkτtßsłlıiøođdæaœo'.matchAll(/(.)(.)/gsu)].map(([, from, to]) => [from, to]),
)

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Sentences are joined up to this many words, because the context is often in the previous sentence. */
const wordsTogether = 45

/** Caches the last prompt, because several checks split the same one. */
let last: { prompt: string; pieces: string[][] } = { prompt: '', pieces: [] }

/** Splits a prompt into lists of normalized words, so that accents, digits for letters and spaced letters hide nothing. */
export function normalizedSentences(prompt: string): string[][] {
  if (last.prompt !== prompt) last = { prompt, pieces: readPieces(prompt) }
  return last.pieces
}

function readPieces(prompt: string): string[][] {
  const pieces: string[][] = []
  for (const sentence of plainText(prompt).split(/[.!?;\n]+(?=\s|$)|[\n;]+/)) {
    const words = wordsOf(sentence)
    const piece = pieces.at(-1)
    if (piece && piece.length + words.length <= wordsTogether) piece.push(...words)
    else if (words.length > 0) pieces.push(words)
  }
  return pieces
}

/** Lower case, no accents, straight quotes, spaced letters joined. */
export function plainText(prompt: string): string {
  return prompt
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/\u200b|\u200c|\u200d|\ufe0f|\u00ad|\u2060/g, '')
    .replaceAll(/[‘’`´ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/(?<=[a-z])[\u0370-\u04ffßłıøđæœ]|[ßłıøđæœ]|[\u0370-\u04ff](?=[a-z])/gu, (it) => foreignLetters[it] ?? it)
    .replaceAll(/(?<![\p{L}\p{N}])[\p{L}\d](?:[ .*_-]{1,2}[\p{L}\d](?![\p{L}\p{N}])){2,60}/gu, joinSpaced)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\bany more\b/g, 'anymore')
    .trim()
}

/** "k i l l" becomes "kill"; digits alone stay numbers. In such a text, two spaces separate words. */
function joinSpaced(spaced: string): string {
  if (!/\p{L}.*\p{L}/su.test(spaced)) return spaced
  return (
    spaced
      .split(/ {2,}/)
      .map((word) => word.replaceAll(/[ .*_-]/g, ''))
      // The first letter may be a separate word: "a b o m b".
      .map((word) => (/^[ai][a-z]{3,}$/.test(word) ? `${word} ${word.slice(1)}` : word))
      .join(' ')
      .replaceAll(/\b(i)(want|am|hate|will|need|cut)|(kill|hurt|hit|stab|hate)(him|her|them|myself|you|me)\b/g, (_, ...parts) =>
        parts.slice(0, 4).filter(Boolean).join(' '),
      )
  )
}

function wordsOf(sentence: string): string[] {
  const raw = sentence.match(/(?:[\p{L}\p{N}@$*']|!(?=\p{L}))+|\p{Extended_Pictographic}/gu) ?? []
  return raw
    .flatMap((word) =>
      word.replaceAll(/^[*'@]+(?=[\p{L}'*@]{8,}$)|^['*]+|['*]+$/gu, '').split(/(?<=^[ldjtmnscq]|^qu)'(?=\p{L}{2})/u),
    )
    .map((word) => word.replaceAll("'", ''))
    .filter(Boolean)
    .flatMap((word, at, all) =>
      correctSpelling(smallWord(word, /\p{L}/u.test(all[at - 1] ?? '') && /\p{L}/u.test(all[at + 1] ?? ''))).split(' '),
    )
}

/** Replaces digits that stand for whole words. */
function smallWord(word: string, isBetween: boolean): string {
  if (isBetween && word === '2') return 'to'
  if (isBetween && word === '4') return 'for'
  return word
}

/** Returns the known word that was probably meant, or the word itself. */
export function correctTypo(
  word: string,
  isKnown: (word: string) => boolean,
  near: (word: string) => string | undefined,
): string {
  if (isKnown(word) || ordinaryWords.has(word)) return word
  for (const guess of guessesAt(word)) if (isKnown(guess)) return guess
  const plain = isMixed(word) ? word.replaceAll(/[\d@$!]/g, (it) => digitLetters[it] ?? it) : word
  return /^[a-z]{5,}$/.test(plain) ? (near(plain) ?? plain) : plain
}

/** Returns whether digits are among letters, as in "s3lf", and not after them, as in "mp3" or "5b". */
function isMixed(word: string): boolean {
  return /[a-z][\d@$!]+[a-z]|^[\d@$][a-z]{3}|^[a-z][0@]$/.test(word) && !/^\d+(?:st|nd|rd|th|min|pm|am|km|cm|kg|px)$/.test(word)
}

/** Yields readings of a word: digits as letters, repeated letters reduced. */
function* guessesAt(word: string): Generator<string> {
  const readings = [word]
  if (isMixed(word)) {
    readings.push(word.replaceAll(/[\d@$!]/g, (it) => digitLetters[it] ?? it))
    readings.push(word.replaceAll(/[\d@$!](?=.)/g, (it) => digitLetters[it] ?? it))
    readings.push(word.replaceAll('1', 'l').replaceAll(/[\d@$!]/g, (it) => digitLetters[it] ?? it))
  }
  if (word.includes('*')) for (const vowel of 'aeiou') readings.push(word.replaceAll(/\*+/g, vowel))
  for (const reading of readings) {
    const once = reading.replaceAll(/([a-z])\1+/g, '$1')
    for (const spelled of new Set([reading, reading.replaceAll(/([a-z])\1{2,}/g, '$1$1'), once])) {
      if (spelled !== word) yield correctSpelling(spelled)
    }
  }
}

/** Yields the word without each possible ending. */
export function* withoutEnding(word: string): Generator<string> {
  for (const [ending, least] of [
    ['s', 4],
    ['es', 5],
    ['ing', 6],
    ['in', 6],
    ['z', 4],
  ] as const) {
    if (!word.endsWith(ending) || word.length < least) continue
    const stem = word.slice(0, -ending.length)
    yield stem
    if (ending === 'ing' || ending === 'in') {
      yield `${stem}e`
      yield stem.replace(/([a-z])\1$/, '$1')
    }
  }
}
