import { isExplainerId } from './explainers.ts'
import { notesPieces } from './notes/pieces.ts'
import { parsePiece } from './notes.ts'

// What authors have to repair. Apart from the notes, because learners need no list of all explainers.

/**
 * Returns the first invalid directive as a sentence for the author, or `null`.
 *
 * @param questionIds ids of the lesson's check
 */
export function notesProblem(notes: string, questionIds: readonly string[]): string | null {
  const placed = new Set<string>()
  for (const piece of notesPieces(notes)) {
    const block = parsePiece(piece)
    if (typeof block === 'string') return block
    if (block.kind !== 'question' && block.kind !== 'explainer') continue
    const { kind, id } = block
    if (kind === 'explainer' && !isExplainerId(id)) return `There is no explainer "${id}".`
    if (kind === 'question' && !questionIds.includes(id)) return `The check has no question with the id "${id}".`
    if (placed.has(`${kind} ${id}`)) return `The ${kind} "${id}" is placed twice.`
    placed.add(`${kind} ${id}`)
  }
  return null
}
