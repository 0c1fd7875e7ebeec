import { type ExperimentId, experiments, isExperimentId, type MissionNumber, missionCount } from '../experiments/catalogue.ts'

/** An experiment within the notes: `::experiment{id="next-word" text="fairy-tale" mission="1"}`. */
export type ExperimentUse = { id: ExperimentId; setup: string; mission: MissionNumber }

/** The notes of a lesson in their order. A question is one of the lesson's check: `::question{id="anchor"}`. */
export type NotesBlock =
  | { kind: 'text'; text: string }
  | { kind: 'experiment'; use: ExperimentUse }
  | { kind: 'question'; id: string }

const directiveLine = /^::([a-z]+)\{([^}\n]*)\}[ \t]*$/gm
const attribute = /([a-z]+)="([^"]*)"/g

/** Splits notes at their directives. Invalid directives are left out; `notesProblem` describes them. */
export function notesBlocks(notes: string): NotesBlock[] {
  const blocks: NotesBlock[] = []
  let end = 0
  for (const match of notes.matchAll(directiveLine)) {
    pushText(blocks, notes.slice(end, match.index))
    end = match.index + match[0].length
    const block = parseDirective(match)
    if (typeof block !== 'string') blocks.push(block)
  }
  pushText(blocks, notes.slice(end))
  return blocks
}

function pushText(blocks: NotesBlock[], part: string): void {
  const text = part.trim()
  if (text) blocks.push({ kind: 'text', text })
}

/**
 * Returns the first invalid directive as a sentence for the author, or `null`.
 *
 * @param questionIds ids of the lesson's check
 */
export function notesProblem(notes: string, questionIds: readonly string[]): string | null {
  const placed = new Set<string>()
  for (const match of notes.matchAll(directiveLine)) {
    const block = parseDirective(match)
    if (typeof block === 'string') return block
    if (block.kind !== 'question') continue
    if (!questionIds.includes(block.id)) return `The check has no question with the id "${block.id}".`
    if (placed.has(block.id)) return `The question "${block.id}" is placed twice.`
    placed.add(block.id)
  }
  const broken = notes.replaceAll(directiveLine, '').match(/^::[a-z].*$/m)
  return broken ? `This line is not a directive: ${broken[0]}` : null
}

function parseDirective([line, name, list = '']: RegExpMatchArray): Exclude<NotesBlock, { kind: 'text' }> | string {
  const values = Object.fromEntries([...list.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']))
  if (name === 'question') return values['id'] ? { kind: 'question', id: values['id'] } : `A question needs an id: ${line}`
  if (name !== 'experiment') return `There is no directive "${name}".`
  const id = values['id'] ?? ''
  if (!isExperimentId(id)) return `There is no experiment "${id}".`
  const setup = values['text'] ?? experiments[id].setups[0]
  if (!experiments[id].setups.includes(setup)) return `The experiment "${id}" has no data "${setup}".`
  const mission = Number(values['mission'] ?? '1')
  if (!Number.isInteger(mission) || mission < 1 || mission > missionCount)
    return `The mission of the experiment "${id}" is a number from 1 to ${missionCount}.`
  return { kind: 'experiment', use: { id, setup, mission: mission as MissionNumber } }
}
