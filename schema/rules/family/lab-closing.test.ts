import { expect, test } from 'vitest'
import { controlsOf, defaultControls } from './family-controls.ts'
import { labClosing } from './lab-closing.ts'

test.each([
  [{}, 0, false, null],
  [{}, 3, false, 'tooYoung'],
  [{}, 0, true, 'quietHours'],
  [{}, 3, true, 'tooYoung'],
  [{ isLabOn: false }, 3, true, 'family'],
  [{ isLabOn: false, pausedAt: new Date(0) }, 3, true, 'paused'],
] as const)('of %o, %i days too early, quiet: %s, the lab is closed because: %s', (changes, daysLeft, isQuiet, expected) => {
  expect(labClosing({ ...defaultControls(false), ...changes }, daysLeft, isQuiet)).toBe(expected)
})

test('uses the defaults of the age group for undecided controls', () => {
  const stored = { ...defaultControls(false), isLabOn: false, mayAskProviders: null }
  expect(controlsOf(stored, true)).toMatchObject({ isLabOn: false, mayAskProviders: false })
  expect(controlsOf(stored, false)).toMatchObject({ isLabOn: false, mayAskProviders: true })
  expect(controlsOf({ ...stored, mayAskProviders: true }, true).mayAskProviders).toBe(true)
  expect(controlsOf(null, true)).toEqual(defaultControls(true))
})
