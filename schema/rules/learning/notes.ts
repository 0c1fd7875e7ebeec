import { type ExperimentId, experiments, isExperimentId, type MissionNumber, missionCount } from '../experiments/catalogue.ts'
import { type Activity, parseActivity } from './notes/activities.ts'
import { directiveLine, notesPieces, type Piece } from './notes/pieces.ts'

/** An experiment within the notes: `::experiment{id="next-word" text="fairy-tale" mission="1"}`. */
export type ExperimentUse = { id: ExperimentId; setup: string; mission: MissionNumber }

/** Languages of programs in notes, with their names. A program in JavaScript can be run. */
export const languageNames = { js: 'JavaScript', html: 'HTML', css: 'CSS', python: 'Python', text: 'Text' } as const

type CodeLanguage = keyof typeof languageNames

const languages = Object.keys(languageNames) as CodeLanguage[]

/**
 * The notes of a lesson in their order. A question is one of the lesson's check: `::question{id="anchor"}`. An explainer is a short video:
 * `::explainer{id="chatgpt-one-piece"}`.
 */
export type NotesBlock =
  | { kind: 'text'; text: string }
  | { kind: 'experiment'; use: ExperimentUse }
  | { kind: 'question'; id: string }
  | { kind: 'explainer'; id: string }
  | { kind: 'activity'; activity: Activity }
  | { kind: 'code'; language: CodeLanguage; source: string }

type Directive = Extract<NotesBlock, { kind: 'experiment' | 'question' | 'explainer' }>

const directive = /^::([a-z]+)\{([^}]*)\}$/
const attribute = /([a-z]+)="([^"]*)"/g
const attributes: Record<Directive['kind'], readonly string[]> = {
  experiment: ['id', 'text', 'mission'],
  question: ['id'],
  explainer: ['id'],
}

/** Splits notes into blocks. Invalid directives, activities and programs are left out; `notesProblem` describes them. */
export function notesBlocks(notes: string): NotesBlock[] {
  return notesPieces(notes).flatMap((piece) => {
    const block = parsePiece(piece)
    return typeof block === 'string' ? [] : [block]
  })
}

/** Returns the text of the notes, without directives, activities and programs. */
export function notesText(notes: string): string {
  return notesBlocks(notes)
    .flatMap((block) => (block.kind === 'text' ? block.text : []))
    .join('\n\n')
}

/** Returns the explainers of the notes. */
export function explainersIn(notes: string): string[] {
  return notesBlocks(notes).flatMap((block) => (block.kind === 'explainer' ? block.id : []))
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

/** Returns the block of a piece, or what is wrong with it. */
export function parsePiece(piece: Piece): NotesBlock | string {
  switch (piece.kind) {
    case 'text':
      return piece
    case 'directive':
      return parseDirective(piece.line)
    case 'activity': {
      if (!piece.isClosed) return `The activity "${piece.name}" does not end with a line ":::".`
      const activity = parseActivity(piece.name, piece.lines)
      return typeof activity === 'string' ? activity : { kind: 'activity', activity }
    }
    case 'code': {
      if (!piece.isClosed) return 'A program does not end with a line of three backticks.'
      const language = languages.find((it) => it === (piece.language || 'text'))
      if (!language) return `Programs are written in ${languages.join(', ')}, not in "${piece.language}".`
      return { kind: 'code', language, source: piece.source }
    }
  }
}

/** Returns the directive, or what is wrong with it. */
function parseDirective(line: string): Directive | string {
  const [, name = '', list = ''] = directive.exec(line.trim()) ?? []
  if (!name || list.replaceAll(attribute, '').trim() !== '') return `This line is not a directive: ${line.trim()}`
  if (!isDirectiveName(name)) return `There is no directive "${name}".`
  const values = Object.fromEntries([...list.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']))
  const unknown = Object.keys(values).find((key) => !attributes[name].includes(key))
  if (unknown !== undefined) return `The directive "${name}" has no attribute "${unknown}".`
  const id = values['id'] ?? ''
  if (name === 'question') return id ? { kind: 'question', id } : `A question needs an id: ${line.trim()}`
  if (name === 'explainer') return { kind: 'explainer', id }
  if (!isExperimentId(id)) return `There is no experiment "${id}".`
  const setup = values['text'] ?? experiments[id].setups[0]
  if (!experiments[id].setups.includes(setup)) return `The experiment "${id}" has no data "${setup}".`
  const mission = Number(values['mission'] ?? '1')
  if (!Number.isInteger(mission) || mission < 1 || mission > missionCount)
    return `The mission of the experiment "${id}" is a number from 1 to ${missionCount}.`
  return { kind: 'experiment', use: { id, setup, mission: mission as MissionNumber } }
}

function isDirectiveName(name: string): name is Directive['kind'] {
  return Object.hasOwn(attributes, name)
}
