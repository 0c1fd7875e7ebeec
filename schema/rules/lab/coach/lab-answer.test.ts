import { expect, test } from 'vitest'
import { answerPrompt, answerText, goodPrompt, praiseFor } from './lab-answer.ts'

const prompts = [
  'make me a timetable for my week i got football on tuesday and thursday and piano on wednesday',
  'tell me a joke about my teacher mr peters',
  'who is messi',
  'best phone',
  'roast my brother',
  'a poem about the sea',
]

test('a prompt with half of the parts or fewer is never called good', () => {
  for (const prompt of prompts) {
    const { coaching } = answerPrompt('claude', prompt)
    if (coaching.score <= coaching.parts.length / 2)
      expect(answerText(answerPrompt('claude', prompt)), prompt).not.toContain(goodPrompt)
  }
  const part = (isFound: boolean) => ({ id: 'length' as const, name: 'Length', isFound, words: null })
  expect(praiseFor([part(true), part(false), part(false), part(false)])).toBe('You can try it like this.')
  expect(praiseFor([part(true), part(true), part(false)])).toBe(goodPrompt)
  expect(praiseFor([])).toBe('Your prompt is clear as it is.')
})
