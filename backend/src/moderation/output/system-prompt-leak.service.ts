// The system prompt is not secret, but a model that recites it suggests that its rules are negotiable and shows their wording. An answer
// must therefore not repeat it, even spelled out, reversed or encoded.

/** A shared run of this many letters is no coincidence. The longest run in a legitimate answer is about forty. */
const longEnough = 50
/** Number of already released characters that are checked again together with the new text. */
const overlap = 600

const known = new Map<string, Set<string>>()

/** Returns whether the added text, together with the previous text, repeats part of the system prompt. */
export function leaksSystemPrompt(system: string, added: string, before = ''): boolean {
  const rules = known.get(system) ?? stretchesOf(system)
  known.set(system, rules)
  const text = before.slice(-overlap) + added
  return readings(text).some((reading) => [...stretches(reading)].some((it) => rules.has(it)))
}

/** Returns the letters of the text under every supported encoding. */
function readings(text: string): string[] {
  const letters = lettersOf(text)
  const decoded = [...text.matchAll(/[A-Za-z0-9+/_-]{60,}/g)].flatMap(([run]) =>
    // Inside a run, the start of the first group of four is unknown.
    [0, 1, 2, 3].map((start) => lettersOf(Buffer.from(run.slice(start), 'base64').toString('utf8'))),
  )
  const hex = [...text.matchAll(/(?:[0-9a-f]{2}\s*){40,}/gi)].flatMap(([run]) =>
    [0, 1].map((start) => lettersOf(Buffer.from(run.replaceAll(/\s/g, '').slice(start), 'hex').toString('utf8'))),
  )
  return [letters, [...letters].reverse().join(''), turned(letters), ...decoded, ...hex]
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}

/** Decodes ROT13. */
function turned(letters: string): string {
  return letters.replaceAll(/[a-z]/g, (it) => String.fromCharCode(((it.charCodeAt(0) - 97 + 13) % 26) + 97))
}

function stretchesOf(system: string): Set<string> {
  return new Set(stretches(lettersOf(system)))
}

function* stretches(letters: string): Generator<string> {
  for (let at = 0; at + longEnough <= letters.length; at += 1) yield letters.slice(at, at + longEnough)
}
