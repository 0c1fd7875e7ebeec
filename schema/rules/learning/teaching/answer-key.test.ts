import { expect, it } from 'vitest'
import { check } from '../check.ts'
import { answerKey } from './answer-key.ts'

const options = [
  { id: 'a', text: 'Ask a person', correct: true, feedback: 'They were there.' },
  { id: 'b', text: 'Guess', feedback: 'A guess is a beginning.' },
  { id: 'c', text: 'Look it up', feedback: 'A page can help.' },
]

const items = check.parse([
  { id: 'one', kind: 'single', question: 'What first?', options, layout: 'code' },
  {
    id: 'many',
    kind: 'several',
    question: 'What helps?',
    options: options.map((it) => ({ ...it, correct: it.id !== 'b' })),
  },
  {
    id: 'order',
    kind: 'ordering',
    question: 'In which order?',
    steps: ['Look', 'Think', 'Write'].map((text) => ({ id: text.toLowerCase(), text, feedback: 'Not here.' })),
    feedback: 'Look first.',
  },
  {
    id: 'pairs',
    kind: 'matching',
    question: 'What belongs together?',
    pairs: ['1', '2', '3'].map((id) => ({ id, left: `left ${id}`, right: `right ${id}` })),
    feedback: 'Look closely.',
  },
  { id: 'short', kind: 'short', question: 'How many?', accepted: ['2', 'two'], feedback: 'Count them.' },
])

it('names the right answers of every kind of question with the reasons of the lesson', () => {
  const shared = { isOrdered: false, isCode: false }
  expect(answerKey(items)).toEqual([
    {
      ...shared,
      id: 'one',
      question: 'What first?',
      answers: [{ text: 'Ask a person', why: 'They were there.' }],
      why: null,
      isCode: true,
    },
    {
      ...shared,
      id: 'many',
      question: 'What helps?',
      answers: [
        { text: 'Ask a person', why: 'They were there.' },
        { text: 'Look it up', why: 'A page can help.' },
      ],
      why: null,
    },
    {
      ...shared,
      id: 'order',
      question: 'In which order?',
      answers: ['Look', 'Think', 'Write'].map((text) => ({ text, why: null })),
      why: 'Look first.',
      isOrdered: true,
    },
    {
      ...shared,
      id: 'pairs',
      question: 'What belongs together?',
      answers: ['1', '2', '3'].map((id) => ({ text: `left ${id} → right ${id}`, why: null })),
      why: 'Look closely.',
    },
    { ...shared, id: 'short', question: 'How many?', answers: [{ text: '2', why: null }], why: 'Count them.' },
  ])
})
