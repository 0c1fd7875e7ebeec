import { expect, test } from 'vitest'
import { familyControlsForm } from './family-control-forms.ts'
import { controlsOf, defaultControls, isQuietAt, pauseAt } from './family-controls.ts'

test('prompts of a child go to no company until a parent says so; from 13 up they may', () => {
  expect(defaultControls(true).mayAskProviders).toBe(false)
  expect(defaultControls(false).mayAskProviders).toBe(true)
})

test.each([
  ['in the evening', 20 * 60, 22 * 60, 21 * 60, true],
  ['when they begin', 20 * 60, 22 * 60, 20 * 60, true],
  ['when they end', 20 * 60, 22 * 60, 22 * 60, false],
  ['before midnight', 21 * 60, 7 * 60, 23 * 60 + 59, true],
  ['after midnight', 21 * 60, 7 * 60, 0, true],
  ['at noon', 21 * 60, 7 * 60, 12 * 60, false],
  ['of no length', 60, 60, 60, false],
])('quiet hours %s', (_when, quietFrom, quietUntil, now, expected) => {
  expect(isQuietAt(now, { quietFrom, quietUntil })).toBe(expected)
})

test('without quiet hours nothing is quiet', () => {
  expect(isQuietAt(0, { quietFrom: null, quietUntil: null })).toBe(false)
})

test('what nobody said is the default, also where other things were decided', () => {
  const stored = { ...defaultControls(false), mayAskProviders: null, isLabOn: false }
  expect(controlsOf(null, true)).toEqual(defaultControls(true))
  expect(controlsOf(stored, true)).toMatchObject({ mayAskProviders: false, isLabOn: false })
  expect(controlsOf(stored, false).mayAskProviders).toBe(true)
  expect(controlsOf({ ...stored, mayAskProviders: false }, false).mayAskProviders).toBe(false)
})

const evening = { pausedAt: null, quietFrom: 20 * 60, quietUntil: 7 * 60 }

test.each([
  ['by the clock of the learner', '2026-06-10T19:30:00Z', 'Europe/London', '2026-06-11T06:00:00.000Z'],
  ['after midnight', '2026-06-11T02:00:30Z', 'Europe/London', '2026-06-11T06:00:00.000Z'],
  ['over the night on which clocks go forward', '2026-03-28T22:00:00Z', 'Europe/London', '2026-03-29T06:00:00.000Z'],
  ['over the night on which clocks go back', '2026-10-24T22:00:00Z', 'Europe/London', '2026-10-25T07:00:00.000Z'],
  ['far from Greenwich', '2026-06-10T09:00:00Z', 'Pacific/Auckland', '2026-06-10T19:00:00.000Z'],
  ['in no known zone', '2026-06-10T21:00:00Z', 'Mars/Olympus', '2026-06-11T07:00:00.000Z'],
])('quiet hours end %s', (_how, now, zone, until) => {
  expect(pauseAt(new Date(now), [zone], evening)).toEqual({ until: new Date(until) })
})

test('outside the quiet hours nothing is paused, and a pause has no end of its own', () => {
  const noon = new Date('2026-06-10T12:00:00Z')
  expect(pauseAt(noon, ['Europe/London'], evening)).toBeNull()
  expect(pauseAt(noon, ['Europe/London'], { ...evening, pausedAt: noon })).toEqual({ until: null })
})

test('quiet hours of two zones both hold, until the later of them ends', () => {
  const both = ['Asia/Tokyo', 'Europe/London']
  // 06:30 in Tokyo, 22:30 in London.
  expect(pauseAt(new Date('2026-06-10T21:30:00Z'), both, evening)).toEqual({ until: new Date('2026-06-11T06:00:00Z') })
  expect(pauseAt(new Date('2026-06-11T03:00:00Z'), both, evening)).toEqual({ until: new Date('2026-06-11T06:00:00Z') })
  expect(pauseAt(new Date('2026-06-11T08:00:00Z'), both, evening)).toBeNull()
})

test.each([
  ['no tool at all', { labTools: [] }],
  ['an unknown tool', { labTools: ['midjourney'] }],
  ['minutes that nobody is offered', { labMinutesPerDay: 61 }],
  ['quiet hours of no length', { quietHours: { from: 60, until: 60 } }],
  ['quiet hours past midnight', { quietHours: { from: 60, until: 1440 } }],
  ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
])('%s cannot be decided', (_what, input) => {
  expect(familyControlsForm.safeParse(input).success).toBe(false)
})

test('a decision says nothing about the others, and tools are kept in their order, once each', () => {
  expect(familyControlsForm.parse({ isPaused: true })).toEqual({ isPaused: true })
  expect(familyControlsForm.parse({ quietHours: null })).toEqual({ quietHours: null })
  expect(familyControlsForm.parse({ labTools: ['dalle', 'chatgpt', 'dalle'] })).toEqual({ labTools: ['chatgpt', 'dalle'] })
})
