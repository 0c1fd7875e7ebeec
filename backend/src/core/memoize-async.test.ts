import { expect, it } from 'vitest'
import { memoizeAsync } from './memoize-async.ts'

it('computes a value once for fifty concurrent callers', async () => {
  let count = 0
  const make = memoizeAsync(async () => ++count)
  expect(await Promise.all(Array.from({ length: 50 }, make))).toEqual(Array(50).fill(1))
})

it('tries again after a failure', async () => {
  let tries = 0
  const make = memoizeAsync(async () => {
    if (++tries === 1) throw new Error('no network')
    return 'a value'
  })
  await expect(Promise.all([make(), make()])).rejects.toThrow('no network')
  expect(await make()).toBe('a value')
  expect(tries).toBe(2)
})
