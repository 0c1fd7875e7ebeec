import { expect, test } from 'vitest'
import { differingSentences, sentencesOf } from './comparison.ts'

test('cuts an answer into sentences without Markdown, list numbers and headings', () => {
  const answer =
    '## Tides\n\n1. The **moon** pulls on the sea. It is far away!\n- Twice a day the water rises.\nYes. Check a book for 3.5 m'
  expect(sentencesOf(answer)).toEqual([
    'The moon pulls on the sea.',
    'It is far away!',
    'Twice a day the water rises.',
    'Check a book for 3.5 m',
  ])
})

test('finds the sentences that the other answer does not have, each once', () => {
  const first = 'The moon pulls on the sea. The sea rises twice a day. The sea rises twice a day.'
  const second = 'the moon pulls on the sea! The sea rises once a day.'
  expect(differingSentences(first, second)).toEqual(['The sea rises twice a day.'])
  expect(differingSentences(second, first)).toEqual(['The sea rises once a day.'])
  expect(differingSentences(first, first)).toEqual([])
})

test('cuts languages that write without spaces between sentences', () => {
  expect(sentencesOf('El mar sube dos veces. La luna tira de él.')).toHaveLength(2)
})
