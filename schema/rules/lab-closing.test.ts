import { expect, test } from 'vitest'
import { controlsOf, defaultControls } from './family-controls.ts'
import { labClosing } from './lab-closing.ts'

const night = { quietFrom: 1200, quietUntil: 420 }

test.each([
  [{}, 0, 600, null],
  [{}, 3, 600, 'tooYoung'],
  [night, 0, 1230, 'quietHours'],
  [night, 3, 1230, 'tooYoung'],
  [{ isLabOn: false, ...night }, 3, 1230, 'family'],
  [{ isLabOn: false, pausedAt: new Date(0) }, 3, 1230, 'paused'],
] as const)('of %o, %i days too early, at minute %i, the lab is closed because: %s', (changes, daysLeft, minute, expected) => {
  expect(labClosing({ ...defaultControls(false), ...changes }, daysLeft, minute)).toBe(expected)
})

test('what a family did not decide is as for everybody of that age', () => {
  const stored = { ...defaultControls(false), isLabOn: false, mayAskProviders: null }
  expect(controlsOf(stored, true)).toMatchObject({ isLabOn: false, mayAskProviders: false })
  expect(controlsOf(stored, false)).toMatchObject({ isLabOn: false, mayAskProviders: true })
  expect(controlsOf({ ...stored, mayAskProviders: true }, true).mayAskProviders).toBe(true)
  expect(controlsOf(null, true)).toEqual(defaultControls(true))
})
