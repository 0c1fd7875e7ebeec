/** Words of placeholders and examples. Each is so long that a random secret practically never contains it. */
const placeholders =
  /change.?me|changethis|replace.?me|replace.?this|secret|password|passphrase|placeholder|example|default|development|production|deepm|academy|qwerty|letmein|your.?key|insert/i

/** A random value of 32 hexadecimal digits has 14 different characters on average. */
const fewestCharacters = 10

/**
 * Why a secret would be easy to guess, as the end of a sentence that starts with its name; `null` for one that looks random. It cannot prove that
 * a secret is random: it finds what people type instead of making one.
 */
export function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < fewestCharacters) return 'has too few different characters'
  if (isRepetition(secret)) return 'repeats itself'
  if (placeholders.test(secret)) return 'contains a word of an example'
  if (isSequence(secret)) return 'follows the order of the alphabet'
  return null
}

/** Whether the whole is a shorter part again and again, the last time perhaps cut off. */
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

/** Whether most characters are a neighbour of the one before. */
function isSequence(secret: string): boolean {
  const codes = [...secret].map((it) => it.codePointAt(0) ?? 0)
  const neighbours = codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1)
  return neighbours.length > secret.length / 2
}
