import type { PromptReading } from '../reading/reading.ts'
import { groupsOf } from './word-groups.ts'

/** Later words say more about the topic than about the kind. */
const maxWords = 120
/** The first words, where most prompts say what they want. */
const early = 3
const shortestPart = 3
const longestPart = 4
const lengths = [1, 3, 6, 12, 25]

/** Returns the features by which the model recognizes a kind of prompt: words, their neighbours, beginnings and endings, word groups, signs. */
export function kindFeatures({ text, words: all }: PromptReading): string[] {
  const words = all.slice(0, maxWords).map((word) => (/^\d+$/.test(word) ? '#' : word))
  return [...new Set([...wordFeatures(words), ...groupFeatures(words), ...signFeatures(text, words)])]
}

function wordFeatures(words: string[]): string[] {
  return words.flatMap((word, at) => {
    const [next, afterNext] = [words[at + 1], words[at + 2]]
    const features = [word]
    if (next !== undefined) features.push(`${word} ${next}`)
    if (afterNext !== undefined) features.push(`${word} ${next} ${afterNext}`, `${word} _ ${afterNext}`)
    for (let length = shortestPart; word.length > longestPart && length <= longestPart; length += 1)
      features.push(`${word.slice(0, length)}-`, `-${word.slice(-length)}`)
    return features
  })
}

function groupFeatures(words: string[]): string[] {
  const counts = new Map<string, number>()
  const features: string[] = []
  for (const [at, word] of words.entries())
    for (const group of groupsOf(word)) {
      counts.set(group, (counts.get(group) ?? 0) + 1)
      if (at < early) features.push(`@${group} early`)
    }
  for (const [group, count] of counts) {
    features.push(`@${group}`)
    if (count > 1) features.push(`@${group} often`)
    for (const other of counts.keys()) if (group < other) features.push(`@${group} @${other}`)
  }
  return features
}

const signs: [name: string, sign: RegExp][] = [
  ['?', /\?/],
  ['? at the end', /\?$/],
  ['a sum', /\d ?[-+*x×÷/^] ?\d/],
  ['=', /=/],
  ['code', /[<>{}]|\(\)|[a-z]\(/],
  [':', /:/],
  ['"', /"/],
]

function signFeatures(text: string, words: string[]): string[] {
  const features = signs.filter(([, sign]) => sign.test(text)).map(([name]) => `sign ${name}`)
  for (let count = 1; count <= Math.min(early, words.length); count += 1) features.push(`^${words.slice(0, count).join(' ')}`)
  if (words.length > 0) features.push(`${words.at(-1)}$`)
  features.push(`length ${lengths.find((length) => words.length <= length) ?? 'more'}`)
  return features
}
