import { expect, test } from 'vitest'
import { replyParts, replyText } from './tutor.ts'
import { tutorForm } from './tutor-form.ts'

test('a reply is plain text, and its parts can be read from it', () => {
  const parts = [
    { kind: 'text' as const, text: 'This is in step 4:' },
    { kind: 'quote' as const, text: 'A label is the right answer. “Miso” is one.' },
    { kind: 'offers' as const, questions: ['What is a label?', 'What is “The fox” about?'] },
  ]
  const text = replyText(parts)
  expect(text).toBe(
    'This is in step 4:\n\n“A label is the right answer. “Miso” is one.”\n\n- What is a label?\n- What is “The fox” about?',
  )
  expect(replyParts(text)).toEqual(parts)
})

test('a paragraph of a model with lines and quotation marks stays text', () => {
  expect(replyParts('“Label” is a word.\n\nFirst line\n- second')).toEqual([
    { kind: 'text', text: '“Label” is a word.' },
    { kind: 'text', text: 'First line\n- second' },
  ])
})

test.each([
  ['', 'Write your question first.'],
  [' \u200b ', 'Write your question first.'],
  ['x '.repeat(251), 'Your question is longer than 500 characters. Make it shorter, then send it again.'],
  ['a'.repeat(201), 'A word in your prompt is longer than 200 characters. Shorten it, then send it again.'],
])('refuses %j and names the field', (question, message) => {
  const { error } = tutorForm.safeParse({ lessonId: 'first-prompt', question })
  expect(error?.issues.map((it) => [it.path.join('.'), it.message])).toEqual([['question', message]])
})

test('removes invisible characters and spaces around a question', () => {
  expect(tutorForm.parse({ lessonId: 'l', question: ' What is a to\u200bken? ' }).question).toBe('What is a token?')
})
