// What a model was told before a prompt is nobody's secret, but read out it makes a child believe that it may be argued with, and shows
// what to argue against. So an answer does not repeat it, not even spelled, backwards or encoded.

/** So many letters in a row that stand in the rules as well are no accident. The longest that help would say are some forty. */
const longEnough = 50
/** Of what was let out before, so much is read again with what follows. */
const overlap = 600

const known = new Map<string, Set<string>>()

/** Whether what is added to the text so far repeats a stretch of what the model was told. */
export function repeatsRules(system: string, added: string, before = ''): boolean {
  const rules = known.get(system) ?? stretchesOf(system)
  known.set(system, rules)
  const text = before.slice(-overlap) + added
  return readings(text).some((reading) => [...stretches(reading)].some((it) => rules.has(it)))
}

/** The text as letters alone, however they may be meant to be read. */
function readings(text: string): string[] {
  const letters = lettersOf(text)
  const decoded = [...text.matchAll(/[A-Za-z0-9+/_-]{60,}/g)].flatMap(([run]) =>
    // Where the first group of four begins is not known in the middle of a run.
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

/** Each letter thirteen further, as spoilers are written. */
function turned(letters: string): string {
  return letters.replaceAll(/[a-z]/g, (it) => String.fromCharCode(((it.charCodeAt(0) - 97 + 13) % 26) + 97))
}

function stretchesOf(system: string): Set<string> {
  return new Set(stretches(lettersOf(system)))
}

function* stretches(letters: string): Generator<string> {
  for (let at = 0; at + longEnough <= letters.length; at += 1) yield letters.slice(at, at + longEnough)
}
