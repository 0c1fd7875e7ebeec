/**
 * Something a learner does within the notes, without a grade: a guess that is answered immediately, or a line to write, which stays on the
 * device.
 */
export type Activity =
  | { kind: 'predict'; question: string; choices: string[]; reveal: string }
  | { kind: 'write'; question: string; sample: string }

/** Numbers of choices of a guess. */
const leastChoices = 2
const mostChoices = 4

/**
 * Parses the lines between `:::predict` or `:::write` and `:::`. Lines that start with `-` are choices, lines that start with `>` follow
 * the learner's answer, and the lines before them ask.
 *
 * @returns the activity, or what is wrong with it
 */
export function parseActivity(name: string, lines: readonly string[]): Activity | string {
  if (name !== 'predict' && name !== 'write') return `There is no activity "${name}".`
  const first = lines.findIndex((line) => /^\s*[->]/.test(line))
  const question = joined(first < 0 ? lines : lines.slice(0, first))
  const marked = first < 0 ? [] : lines.slice(first).filter((line) => line.trim() !== '')
  const after = joined(marked.filter((line) => /^\s*>/.test(line)).map((line) => line.replace(/^\s*>/, '')))
  const choices = marked.filter((line) => /^\s*-/.test(line)).map((line) => line.replace(/^\s*-/, '').trim())
  const other = marked.find((line) => !/^\s*[->]/.test(line))
  if (other !== undefined) return `This line does not work in an activity: ${other.trim()}`
  if (question === '') return `The activity "${name}" has no question.`
  if (after === '') return `The activity "${name}" needs a line that starts with ">", which follows the answer.`
  if (name === 'write')
    return choices.length === 0 ? { kind: 'write', question, sample: after } : 'The activity "write" cannot have choices.'
  if (choices.length < leastChoices || choices.length > mostChoices)
    return `The activity "predict" has ${leastChoices} to ${mostChoices} choices.`
  return { kind: 'predict', question, choices, reveal: after }
}

function joined(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
