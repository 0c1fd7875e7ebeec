import { expect, it } from 'vitest'
import { phrases } from './word-phrases.ts'

it('puts every word of one list before every word of the next', () => {
  expect(phrases('without', 'him her', 'seeing noticing')).toBe(
    'without_him_seeing without_him_noticing without_her_seeing without_her_noticing',
  )
})

it('takes single words and several lines', () => {
  expect(phrases('a\n  b')).toBe('a b')
})
