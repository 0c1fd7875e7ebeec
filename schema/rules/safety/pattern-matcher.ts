import type { Lexicon, Sentence } from './lexicon.ts'

// A pattern names word groups in the order in which they occur in one sentence:
//
// make >4 weapon          a word of "make", then one of "weapon", at most four words apart
//   make ~4 weapon          the same in either order (first two groups only)
//   him|her                 either group
//   +ask -play              the sentence also has a word of "ask" and no word of "play"
//   ? make >4 weapon        a weak signal: it does not block on its own
//
// Matching takes time proportional to the length of the sentence.

type Step = { groups: string[]; gap: number }
export type Pattern = { written: string; isWeak: boolean; steps: Step[]; needs: string[][]; forbids: string[] }

/**
 * Parses patterns.
 *
 * @throws Error for a group that is not in the lexicon
 */
export function parsePatterns(lexicon: Lexicon, lines: readonly string[]): Pattern[] {
  return lines.flatMap((line) => parsePattern(lexicon, line))
}

function parsePattern(lexicon: Lexicon, line: string): Pattern[] {
  const groupsOf = (name: string) => {
    const groups = name.split('|')
    for (const group of groups) if (!lexicon.groups.has(group)) throw new Error(`Unknown group ${group} in pattern: ${line}`)
    return groups
  }
  const isWeak = line.startsWith('? ')
  const written = isWeak ? line.slice(2) : line
  const pattern: Pattern = { written, isWeak, steps: [], needs: [], forbids: [] }
  let gap = 0
  let isEither = false
  for (const part of written.split(/\s+/)) {
    if (/^[>~]\d+$/.test(part)) {
      gap = Number(part.slice(1))
      isEither ||= part.startsWith('~')
    } else if (part.startsWith('+')) pattern.needs.push(groupsOf(part.slice(1)))
    else if (part.startsWith('-')) pattern.forbids.push(...groupsOf(part.slice(1)))
    else pattern.steps.push({ groups: groupsOf(part), gap })
  }
  if (!isEither) return [pattern]
  const [one, other, ...rest] = pattern.steps
  if (!one || !other) throw new Error(`~ needs a group on both sides: ${line}`)
  const turned = [
    { groups: other.groups, gap: 0 },
    { groups: one.groups, gap: other.gap },
  ]
  return [pattern, { ...pattern, steps: [...turned, ...rest] }]
}

/** Returns the patterns that block on their own. */
export function strongPatterns(all: readonly Pattern[]): Pattern[] {
  return all.filter(({ isWeak }) => !isWeak)
}

/** Returns whether one of the patterns matches the sentence. */
export function matchesAny(all: readonly Pattern[], sentence: Sentence): boolean {
  return all.some((pattern) => matchesPattern(pattern, sentence))
}

/** Returns whether the pattern matches the sentence. */
export function matchesPattern({ steps, needs, forbids }: Pattern, sentence: Sentence): boolean {
  const has = (group: string) => sentence.spans.has(group)
  if (!steps.every(({ groups }) => groups.some(has)) || !needs.every((groups) => groups.some(has)) || forbids.some(has))
    return false
  // Possible ends of the groups matched so far; the next word starts at most `gap` words later.
  let ends: Set<number> | null = null
  for (const { groups, gap } of steps) {
    const next = new Set<number>()
    for (const group of groups)
      for (const { start, end } of sentence.spans.get(group) ?? []) if (!ends || endsNear(ends, start, gap)) next.add(end)
    if (next.size === 0) return false
    ends = next
  }
  return true
}

function endsNear(ends: Set<number>, start: number, gap: number): boolean {
  for (let end = start; end >= start - gap; end -= 1) if (ends.has(end)) return true
  return false
}
