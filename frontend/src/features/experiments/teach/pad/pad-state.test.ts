import { expect, it } from 'vitest'
import { emptyPad, keptShare, type Pad, type PadAction, padAfter } from './pad-state.ts'

const line = (x: number, length: number): PadAction[] => [
  { type: 'start', at: [x, 0] },
  { type: 'move', at: [x, length] },
  { type: 'end' },
]
const after = (pad: Pad, ...actions: PadAction[]) => actions.reduce(padAfter, pad)
const confirmed = after(emptyPad, ...line(10, 40), ...line(20, 40), { type: 'confirm', truth: 1 })

it('counts changes only since learner and machine agreed on the drawing', () => {
  expect(confirmed).toMatchObject({ changes: 0, base: { truth: 1, kept: 2 } })
  expect(after(confirmed, { type: 'turn' }).changes).toBe(1)
  expect(after(confirmed, { type: 'clear' }).base).toBeNull()
})

it('measures how much of the drawing is left, whether lines are taken away or added', () => {
  expect(keptShare(emptyPad)).toBe(0)
  expect(keptShare(confirmed)).toBe(1)
  expect(keptShare(after(confirmed, { type: 'turn' }, { type: 'mirror' }))).toBeCloseTo(1)
  expect(keptShare(after(confirmed, { type: 'undo' }))).toBeCloseTo(0.5)
  expect(keptShare(after(confirmed, ...line(30, 80)))).toBeCloseTo(0.5, 1)
  // A new line in the place of an old one does not bring the old one back.
  expect(keptShare(after(confirmed, { type: 'undo' }, ...line(20, 40)))).toBeCloseTo(0.5)
  expect(keptShare(after(confirmed, { type: 'undo' }, { type: 'undo' }, ...line(30, 80)))).toBe(0)
})
