import { expect, it } from 'vitest'
import { checkItem } from './check.ts'
import { gradeAnswer } from './grading.ts'
import { twinFor, twinItems } from './twins.ts'

const option = (id: string, more: object = {}) => ({ id, text: `option ${id}`, feedback: `about ${id}`, ...more })
const probe = (id: string, probes: string) => ({
  id,
  probes,
  question: 'And in this case?',
  options: [option('x', { correct: true }), option('y'), option('z')],
})
const item = checkItem.parse({
  id: 'several',
  kind: 'several',
  question: 'Which of these are true?',
  options: [
    option('a', { correct: true }),
    option('b', { misconception: 'feels' }),
    option('c', { misconception: 'neutral' }),
    option('d'),
  ],
  twins: [probe('about-feelings', 'feels'), probe('about-data', 'neutral')],
})
const chosen = (...choices: string[]) => twinFor(item, { choices, text: '' })

it('asks the twin of the misconception that a wrong answer shows', () => {
  expect(chosen('a', 'c')?.id).toBe('about-data')
  expect(chosen('c', 'b')?.id).toBe('about-feelings')
})

it('asks no twin after an answer without a misconception, or to another kind of question', () => {
  expect(chosen('a', 'd')).toBeNull()
  const short = checkItem.parse({ id: 's', kind: 'short', question: 'Which word?', accepted: ['b'], feedback: 'It is b.' })
  expect(twinFor(short, { choices: ['b'], text: 'b' })).toBeNull()
})

it('grades a twin like a single choice', () => {
  const [twin] = twinItems(item)
  expect(twin?.kind).toBe('single')
  expect(twin && gradeAnswer(twin, { choices: ['x'], text: '' }, 1).isCorrect).toBe(true)
})
