/** The five parts of a lesson (specification, section 1, as worded on the learning hub). */
export const partNames = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'] as const

export type PartName = (typeof partNames)[number]

const before = /^(Discover|Engage|Evaluate|Practice|Master)\b[:\s]*(.*)$/
const after = /^(.*?)\s*\{(discover|engage|evaluate|practice|master)\}$/

/**
 * Returns the title of a heading without emphasis, and the part that begins with it; `null` if the part goes on. A part is written after
 * the title, as in `The sum that lied {engage}`, or before it, as in `Engage: the sum that lied`.
 */
export function headingOf(heading: string): { part: PartName | null; title: string } {
  const plain = heading.replaceAll(/[*_]/g, '').trim()
  const [, ending, name = ''] = after.exec(plain) ?? []
  if (ending !== undefined) return { part: capital(name) as PartName, title: capital(ending) }
  const [, part, title = ''] = before.exec(plain) ?? []
  return part ? { part: part as PartName, title: capital(title) } : { part: null, title: capital(plain) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
