import { type ExperimentId, experiments, isExperimentId, type MissionNumber, missionCount } from '../experiments/catalogue.ts'

/** An experiment within the notes: `::experiment{id="next-word" text="fairy-tale" mission="1"}`. */
export type ExperimentUse = { id: ExperimentId; setup: string; mission: MissionNumber }

/** The notes of a lesson in their order. A question is one of the lesson's check: `::question{id="anchor"}`. */
export type NotesBlock =
  | { kind: 'text'; text: string }
  | { kind: 'experiment'; use: ExperimentUse }
  | { kind: 'question'; id: string }

type Directive = Exclude<NotesBlock, { kind: 'text' }>

/** A line that starts with `::` is a directive and never text. */
const directiveLine = /^[ \t]*::.*$/gm
const directive = /^::([a-z]+)\{([^}]*)\}$/
const attribute = /([a-z]+)="([^"]*)"/g
const attributes: Record<Directive['kind'], readonly string[]> = { experiment: ['id', 'text', 'mission'], question: ['id'] }

/** Splits notes at their directives. Invalid directives are left out; `notesProblem` describes them. */
export function notesBlocks(notes: string): NotesBlock[] {
  const blocks: NotesBlock[] = []
  let end = 0
  for (const match of notes.matchAll(directiveLine)) {
    pushText(blocks, notes.slice(end, match.index))
    end = match.index + match[0].length
    const block = parseDirective(match[0])
    if (typeof block !== 'string') blocks.push(block)
  }
  pushText(blocks, notes.slice(end))
  return blocks
}

function pushText(blocks: NotesBlock[], part: string): void {
  // The indentation of the first line has a meaning in Markdown.
  const text = part.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  if (text) blocks.push({ kind: 'text', text })
}

/** Returns the notes without their directives. */
export function notesText(notes: string): string {
  return notesBlocks(notes)
    .flatMap((block) => (block.kind === 'text' ? block.text : []))
    .join('\n\n')
}

/** Replaces the ids of questions in the directives of notes. */
export function renameQuestions(notes: string, rename: (id: string) => string): string {
  return notes.replaceAll(directiveLine, (line) => {
    const block = parseDirective(line)
    return typeof block !== 'string' && block.kind === 'question' ? `::question{id="${rename(block.id)}"}` : line
  })
}

/** Removes the directive of a question together with the blank lines before it. */
export function removeQuestion(notes: string, id: string): string {
  return notes
    .replaceAll(/(?:\n+|^)[ \t]*::question.*$/gm, (match) => {
      const block = parseDirective(match)
      return typeof block !== 'string' && block.kind === 'question' && block.id === id ? '' : match
    })
    .replace(/^\n+/, '')
}

/**
 * Returns the first invalid directive as a sentence for the author, or `null`.
 *
 * @param questionIds ids of the lesson's check
 */
export function notesProblem(notes: string, questionIds: readonly string[]): string | null {
  const placed = new Set<string>()
  for (const [line] of notes.matchAll(directiveLine)) {
    const block = parseDirective(line)
    if (typeof block === 'string') return block
    if (block.kind !== 'question') continue
    if (!questionIds.includes(block.id)) return `The check has no question with the id "${block.id}".`
    if (placed.has(block.id)) return `The question "${block.id}" is placed twice.`
    placed.add(block.id)
  }
  return null
}

/** Returns the directive, or what is wrong with it. */
function parseDirective(line: string): Directive | string {
  const [, name = '', list = ''] = directive.exec(line.trim()) ?? []
  if (!name || list.replaceAll(attribute, '').trim() !== '') return `This line is not a directive: ${line.trim()}`
  if (name !== 'question' && name !== 'experiment') return `There is no directive "${name}".`
  const values = Object.fromEntries([...list.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']))
  const unknown = Object.keys(values).find((key) => !attributes[name].includes(key))
  if (unknown !== undefined) return `The directive "${name}" has no attribute "${unknown}".`
  const id = values['id'] ?? ''
  if (name === 'question') return id ? { kind: 'question', id } : `A question needs an id: ${line.trim()}`
  if (!isExperimentId(id)) return `There is no experiment "${id}".`
  const setup = values['text'] ?? experiments[id].setups[0]
  if (!experiments[id].setups.includes(setup)) return `The experiment "${id}" has no data "${setup}".`
  const mission = Number(values['mission'] ?? '1')
  if (!Number.isInteger(mission) || mission < 1 || mission > missionCount)
    return `The mission of the experiment "${id}" is a number from 1 to ${missionCount}.`
  return { kind: 'experiment', use: { id, setup, mission: mission as MissionNumber } }
}
