/** The five parts of a lesson (specification, section 1, as worded on the learning hub). */
export const partNames = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'] as const
type PartName = (typeof partNames)[number]

export type NotesPart = { name: PartName; title: string; body: string }

/**
 * Splits a lesson's notes into their five parts, or returns `null` if they have another structure. The title follows
 * the name in a heading such as `## Discover: open first`.
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
  // Strips emphasis, which screen readers would read out.
  return known ? { name: known, title: title.replaceAll(/[*_]/g, '').trim(), body: text.replace(/^.*\n?/, '').trim() } : null
}
