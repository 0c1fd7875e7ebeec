import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { type NotesBlock, notesBlocks } from '@deepm/schema/rules/learning/notes'

/** Describes an experiment or a question within the notes in one line. */
export function directiveWords(block: Exclude<NotesBlock, { kind: 'text' }>, check: readonly CheckItem[]): string {
  if (block.kind === 'question') return `Question: ${check.find(({ id }) => id === block.id)?.question ?? block.id}`
  const { id, setup, mission } = block.use
  return `Experiment: ${experiments[id].title}, ${setup}, mission ${mission}`
}

/** Returns the notes with their directives in words. */
export function notesInWords(content: string, check: readonly CheckItem[]): string {
  return notesBlocks(content)
    .map((block) => (block.kind === 'text' ? block.text : `[${directiveWords(block, check)}]`))
    .join('\n\n')
}
