import { headingOf, type PartName, partNames } from '@deepm/schema/rules/learning/lesson-parts'
import { type NotesBlock, notesBlocks } from '@deepm/schema/rules/learning/notes'

export type NotesPart = { name: PartName; title: string; blocks: NotesBlock[] }

/**
 * Splits a lesson's notes into their five parts, or returns `null` if they have another structure. A part has the title of its first
 * heading; its other headings are smaller ones in its text.
 */
export function notesParts(content: string): NotesPart[] | null {
  const parts: NotesPart[] = []
  for (const block of notesBlocks(content)) {
    for (const piece of block.kind === 'text' ? sectionsOf(block.text) : [block]) {
      const heading = piece.kind === 'text' ? sectionStart.exec(piece.text)?.[1] : undefined
      const { part, title } = heading === undefined ? { part: null, title: '' } : headingOf(heading)
      const last = parts.at(-1)
      const isNew = part !== null && part !== last?.name
      if (isNew) parts.push({ name: part, title, blocks: [] })
      const current = parts.at(-1)
      if (!current) return null
      if (piece.kind !== 'text' || heading === undefined) current.blocks.push(piece)
      else {
        const body = piece.text.replace(sectionStart, '').trim()
        const text = isNew || title === '' ? body : `### ${title}\n\n${body}`.trim()
        if (text) current.blocks.push({ kind: 'text', text })
      }
    }
  }
  const isWhole = parts.length === partNames.length && parts.every(({ name }, index) => name === partNames[index])
  return isWhole ? parts : null
}

/** Returns the notes as blocks, without the marks of parts in their headings. */
export function unmarkedBlocks(content: string): NotesBlock[] {
  return notesBlocks(content).map((block) => (block.kind === 'text' ? { ...block, text: unmarked(block.text) } : block))
}

const sectionStart = /^## +(.*)/

function sectionsOf(text: string): { kind: 'text'; text: string }[] {
  return text
    .split(/^(?=## )/m)
    .map((section) => ({ kind: 'text' as const, text: section.trim() }))
    .filter((section) => section.text !== '')
}

function unmarked(text: string): string {
  return text.replaceAll(/^(#+) +(.*\})[ \t]*$/gm, (line, marks: string, heading: string) => {
    const { part, title } = headingOf(heading)
    return part ? `${marks} ${title}` : line
  })
}
