/** DEEPM as lessons are built (specification, section 1, the reading of the learning hub). */
export const partNames = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'] as const
type PartName = (typeof partNames)[number]

export type NotesPart = { name: PartName; title: string; body: string }

/**
 * The five parts of a lesson's notes; `null` where the notes are not built that way, and are shown as they stand. A heading is
 * `## Discover: open first`, its title what follows the name.
 */
export function notesParts(content: string): NotesPart[] | null {
  const parts = content
    .trim()
    .split(/^(?=## )/m)
    .map(partOf)
  const isWhole = parts.length === partNames.length && parts.every((part, index) => part?.name === partNames[index])
  return isWhole ? (parts as NotesPart[]) : null
}

function partOf(text: string): NotesPart | null {
  const [, name = '', title = ''] = /^## (\p{L}+)\b[:\s]*(.*)/u.exec(text) ?? []
  const known = partNames.find((it) => it === name)
  // A heading is plain words; marks of emphasis would be read out.
  return known ? { name: known, title: title.replaceAll(/[*_]/g, '').trim(), body: text.replace(/^.*\n?/, '').trim() } : null
}
