import { countWords, sentencesOf } from './sentences.ts'

/** Longest text of a step, in words. A step may exceed it a little, so that what belongs together stays together. */
export const maxStepWords = 90
const tolerance = 12
/** Shorter texts go together with their neighbour, in words. */
export const minStepWords = 25
/** The length that is comfortable on a phone, in words. */
const idealWords = 65

/** A paragraph, a list item, or a sentence of a long one. `joint` is what separates it from the unit before it. */
export type Unit = { text: string; words: number; isItem: boolean; joint: '\n\n' | '\n' | ' ' }

/** A heading with the units below it, up to the next heading. */
export type Passage = { level: number; heading: string; units: Unit[] }

/** Splits Markdown into its headings with their paragraphs and list items. Text before the first heading has level 0. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [{ level: 0, heading: '', units: [] }]
  for (const block of blocksOf(text)) {
    const [, marks, heading = ''] = /^(#{1,6})\s+(.*)$/s.exec(block) ?? []
    if (marks) passages.push({ level: marks.length, heading: heading.replaceAll(/[*_]/g, '').trim(), units: [] })
    else passages.at(-1)?.units.push(...unitsOf(block))
  }
  return passages.filter(({ heading, units }) => heading !== '' || units.length > 0)
}

const itemStart = /^([-*+]|\d+[.)])\s/

/** Splits Markdown into headings, paragraphs and list items. Indented lines belong to the block above them. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let isNew = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') isNew = true
    else if (/^\s/.test(line) && blocks.length > 0) blocks.push(`${blocks.pop()}\n${line}`)
    else if (isNew || itemStart.test(line) || /^#/.test(line) || /^#/.test(blocks.at(-1) ?? '')) blocks.push(line)
    else blocks.push(`${blocks.pop()}\n${line}`)
    if (line.trim() !== '') isNew = false
  }
  return blocks
}

function unitsOf(block: string): Unit[] {
  const isItem = itemStart.test(block)
  const words = countWords(block)
  if (words <= maxStepWords) return [{ text: block, words, isItem, joint: isItem ? '\n' : '\n\n' }]
  return sentencesOf(block).map((text, index) => ({
    text,
    words: countWords(text),
    isItem,
    joint: index > 0 ? ' ' : isItem ? '\n' : '\n\n',
  }))
}

export function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0)
}

/** Joins units to Markdown. */
export function markdownOf(units: readonly Unit[]): string {
  return units.reduce((text, unit, index) => {
    if (index === 0) return unit.text
    // A list needs an empty line between it and a paragraph.
    const joint = unit.joint === '\n' && !units[index - 1]?.isItem ? '\n\n' : unit.joint
    return text + joint + unit.text
  }, '')
}

/** Cuts units into steps with the lowest total cost. */
export function cutUnits(units: readonly Unit[]): Unit[][] {
  /** The best cut of the first units, by their number. */
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= units.length; end += 1) {
    const choices = Array.from({ length: end }, (_, from) => ({
      from,
      cost: (best[from]?.cost ?? 0) + lengthCost(units.slice(from, end)) + (from > 0 ? cutCost(units[from - 1], units[from]) : 0),
    }))
    best.push(choices.reduce((lowest, choice) => (choice.cost < lowest.cost ? choice : lowest)))
  }
  const steps: Unit[][] = []
  for (let end = units.length; end > 0; end = best[end]?.from ?? 0) steps.unshift(units.slice(best[end]?.from ?? 0, end))
  return steps
}

function lengthCost(units: readonly Unit[]): number {
  const words = wordsIn(units)
  if (words > maxStepWords + tolerance) return 100
  if (words > maxStepWords) return 1.5
  return (words < minStepWords ? 2 : 0) + ((words - idealWords) / idealWords) ** 2
}

/** A heading keeps its text. Cuts inside a paragraph or a list, or after a line that introduces one, are worse than cuts between paragraphs. */
function cutCost(before: Unit | undefined, after: Unit | undefined): number {
  if (before?.text.startsWith('#')) return 100
  if (before?.text.trimEnd().endsWith(':')) return 3
  if (after?.joint === ' ') return 1
  return before?.isItem && after?.isItem ? 0.3 : 0
}
