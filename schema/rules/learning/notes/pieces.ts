// Notes are Markdown with three more forms, each on lines of its own: a directive (`::question{id="anchor"}`), an activity (from
// `:::predict` to `:::`) and a program (between two lines with three backticks).

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'directive'; line: string }
  | { kind: 'activity'; name: string; lines: string[]; isClosed: boolean }
  | { kind: 'code'; language: string; source: string; isClosed: boolean }

const activityStart = /^[ \t]*:::(?!:)[ \t]*(.*?)[ \t]*$/
const codeStart = /^```[ \t]*(.*?)[ \t]*$/

/** A line that starts with `::` is a directive or an activity and never text. */
export const directiveLine = /^[ \t]*::(?!:).*$/gm

/** Splits notes into text, directives, activities and programs, in their order. */
export function notesPieces(notes: string): Piece[] {
  const pieces: Piece[] = []
  const lines = notes.split('\n')
  let text: string[] = []
  const endText = () => {
    // The indentation of the first line has a meaning in Markdown.
    const joined = text
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd()
    if (joined) pieces.push({ kind: 'text', text: joined })
    text = []
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [activity, name = ''] = activityStart.exec(line) ?? []
    const [code, language = ''] = codeStart.exec(line) ?? []
    if (activity === undefined && code === undefined && !/^[ \t]*::/.test(line)) {
      text.push(line)
      continue
    }
    endText()
    if (activity === undefined && code === undefined) {
      pieces.push({ kind: 'directive', line: line.trim() })
      continue
    }
    const end = lines.findIndex((it, index) => index > at && (code === undefined ? /^[ \t]*:::[ \t]*$/ : /^```[ \t]*$/).test(it))
    const inside = lines.slice(at + 1, end < 0 ? undefined : end)
    if (code === undefined) pieces.push({ kind: 'activity', name, lines: inside, isClosed: end >= 0 })
    else pieces.push({ kind: 'code', language, source: inside.join('\n'), isClosed: end >= 0 })
    at = end < 0 ? lines.length : end
  }
  endText()
  return pieces
}
