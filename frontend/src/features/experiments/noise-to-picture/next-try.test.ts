import type { Background, Target, Wish } from '@deepm/schema/rules/experiments/noise-to-picture'
import { expect, it } from 'vitest'
import type { Made } from './made.ts'
import { goalsOf, nextTry } from './next-try.ts'

type Look = { second?: Wish; alike?: number; known?: number; reach?: 6 | 15 }

function made(wish: Wish, seed: number, background: Background, { second, alike = 1, known = 1, reach = 15 }: Look = {}): Made {
  const picture = new Float32Array()
  const settings = { wish, second: second ?? null, seed, guidance: 10, reach } as const
  return {
    key: JSON.stringify(settings),
    settings,
    picture,
    background,
    known,
    nearest: { target: 'cat' as Target, picture, alike },
  }
}

const doneOf = (mission: number, shelf: readonly Made[]) => goalsOf(mission, shelf).map((it) => it.isDone)

it('leads through mission 2: one noise, another thing, the same background, new noise', () => {
  const fish = made('fish', 1, 'pink')
  const cat = made('cat', 1, 'blue')
  const star = made('star', 1, 'pink')
  const other = made('star', 2, 'yellow')
  expect(nextTry(2, [])).toContain('press Run')
  expect(nextTry(2, [fish])).toContain('another thing')
  expect(nextTry(2, [cat, fish])).toContain('a third thing')
  expect(doneOf(2, [cat, fish])).toEqual([false, false])
  expect(nextTry(2, [star, cat, fish])).toContain('draw the fish or the star again')
  expect(doneOf(2, [star, cat, fish])).toEqual([true, false])
  expect(doneOf(2, [other, star, cat, fish])).toEqual([true, true])
})

it('leads through mission 3: a dragon, a copy, a mixture', () => {
  const dragon = made('dragon', 1, 'pink')
  const copy = made('cat', 1, 'pink', { second: 'rocket', alike: 0.95 })
  const mush = made('cat', 1, 'pink', { second: 'rocket', alike: 0.5, known: 0.4, reach: 6 })
  const mixture = made('cat', 1, 'pink', { second: 'rocket', alike: 0.7, known: 0.8, reach: 6 })
  expect(nextTry(3, [])).toContain('dragon')
  expect(nextTry(3, [dragon])).toContain('mix it with a rocket')
  expect(nextTry(3, [copy, dragon])).toContain('look less far')
  expect(nextTry(3, [made('cat', 1, 'pink', { second: 'rocket', reach: 6 }), dragon])).toContain('Still a copy')
  expect(nextTry(3, [mush, dragon])).toContain('few known parts')
  expect(doneOf(3, [mush, copy, dragon])).toEqual([true, false])
  expect(doneOf(3, [mixture, dragon])).toEqual([true, true])
})
