import { expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { maxSeed, mysteries, noiseToPicture, stepCount } from './noise-to-picture.ts'

const [first, second, third] = noiseToPicture.missions

const rightAt = (step: number, count: number = mysteries.length) =>
  mysteries.slice(0, count).map(({ seed, target }) => ({ seed, guess: target, step }))

it('counts right guesses before half of the steps', () => {
  expect(reportOf(first, { guesses: rightAt(9, 3) })).toBe(
    `Recognized 3 of 3 hidden pictures in the noise, the first at step 9 of ${stepCount}.`,
  )
  expect(reportOf(first, { guesses: rightAt(11, 3) })).toBeNull()
  expect(reportOf(first, { guesses: rightAt(5, 2) })).toBeNull()
  const [, , , ...wrong] = mysteries.map(({ seed }) => ({ seed, guess: 'sun', step: 3 }))
  expect(reportOf(first, { guesses: [...rightAt(5, 2), ...wrong] })).toBeNull()
  expect(reportOf(first, { guesses: [] })).toBeNull()
})

it('counts only the first guess for a hidden picture, and no unknown picture', () => {
  const [mystery] = mysteries
  const late = rightAt(15, 2)
  expect(reportOf(first, { guesses: [...late, { seed: mystery.seed, guess: mystery.target, step: 3 }] })).toBeNull()
  expect(reportOf(first, { guesses: [5, 6, 7].map((seed) => ({ seed, guess: 'cat', step: 3 })) })).toBeNull()
})

it('asks for two things on one background from the same noise, and another background from other noise', () => {
  const evidence = {
    first: 'fish',
    second: 'cat',
    shared: { seed: 4, background: 'blue' },
    other: { seed: 9, background: 'pink' },
  }
  expect(reportOf(second, evidence)).toContain('both got a blue background')
  expect(reportOf(second, { ...evidence, second: 'fish' })).toBeNull()
  expect(reportOf(second, { ...evidence, other: { seed: 4, background: 'pink' } })).toBeNull()
  expect(reportOf(second, { ...evidence, other: { seed: 9, background: 'blue' } })).toBeNull()
  expect(reportOf(second, { ...evidence, other: { seed: maxSeed + 1, background: 'pink' } })).toBeNull()
})

it('asks for a mixture that is no copy, besides a word without training pictures', () => {
  const evidence = {
    unknown: { word: 'dragon', drawn: 'boat' },
    mix: { wishes: ['cat', 'rocket'], nearest: 'cat', alike: 0.7, known: 0.85 },
  }
  expect(reportOf(third, evidence)).toContain('85% of the parts')
  expect(reportOf(third, { ...evidence, mix: { ...evidence.mix, alike: 0.95 } })).toBeNull()
  expect(reportOf(third, { ...evidence, mix: { ...evidence.mix, known: 0.3 } })).toBeNull()
  expect(reportOf(third, { ...evidence, mix: { ...evidence.mix, wishes: ['cat', 'cat'] } })).toBeNull()
  expect(reportOf(third, { ...evidence, unknown: { word: 'cat', drawn: 'boat' } })).toBeNull()
})

it('saves settings, never pictures', () => {
  const state = { setup: 'icons', wish: 'cat', second: null, seed: 7, guidance: 10, reach: 15, step: 20 }
  expect(noiseToPicture.state.safeParse(state).success).toBe(true)
  expect(noiseToPicture.state.safeParse({ ...state, shelf: [] }).success).toBe(false)
  expect(noiseToPicture.state.safeParse({ ...state, reach: 4 }).success).toBe(false)
})
