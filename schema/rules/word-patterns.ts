import type { Sentence, Vocabulary } from './vocabulary.ts'

// The small language in which the safety rules are written. A pattern names groups of words, in the order they stand in one sentence:
//
//   make >4 weapon          a word of "make", then one of "weapon" with at most four words between
//   make ~4 weapon          the same in either order; only between the first two
//   him|her                 either group
//   +ask -play              and somewhere in the sentence a word of "ask", and nowhere in it one of "play"
//   ? make >4 weapon        only a hint: it has cried wolf, so that somebody else must agree before anything is blocked
//
// Every step walks once over a sentence, so that the work grows with the length of a prompt and nothing else.

type Step = { groups: string[]; gap: number }
export type Pattern = { written: string; isHint: boolean; steps: Step[]; needs: string[][]; forbids: string[] }

/** Reads patterns, one a line. Throws for a group that the vocabulary does not have, so that a slip of the pen shows at once. */
export function patterns(vocabulary: Vocabulary, text: string): Pattern[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => parsePattern(vocabulary, line))
}

function parsePattern(vocabulary: Vocabulary, line: string): Pattern[] {
  const groupsOf = (name: string) => {
    const groups = name.split('|')
    for (const group of groups)
      if (!vocabulary.groups.has(group)) throw new Error(`No group of words is called ${group}: ${line}`)
    return groups
  }
  const isHint = line.startsWith('? ')
  const written = isHint ? line.slice(2) : line
  const pattern: Pattern = { written, isHint, steps: [], needs: [], forbids: [] }
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
  if (!one || !other) throw new Error(`Two groups stand around ~: ${line}`)
  const turned = [
    { groups: other.groups, gap: 0 },
    { groups: one.groups, gap: other.gap },
  ]
  return [pattern, { ...pattern, steps: [...turned, ...rest] }]
}

/** The patterns of a list that block by themselves. */
export function withoutHints(all: readonly Pattern[]): Pattern[] {
  return all.filter(({ isHint }) => !isHint)
}

/** Whether one of the patterns is in the sentence. */
export function matches(all: readonly Pattern[], sentence: Sentence): boolean {
  return all.some((pattern) => matchesOne(pattern, sentence))
}

export function matchesOne({ steps, needs, forbids }: Pattern, sentence: Sentence): boolean {
  const has = (group: string) => sentence.spans.has(group)
  if (!steps.every(({ groups }) => groups.some(has)) || !needs.every((groups) => groups.some(has)) || forbids.some(has))
    return false
  // Where what was found so far may end; the next word begins at most `gap` words later.
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
