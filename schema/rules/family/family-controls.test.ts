import { expect, test } from 'vitest'
import { familyControlsForm } from './family-control-forms.ts'
import { controlsOf, defaultControls, isQuietAt, pauseAt } from './family-controls.ts'

test("keeps a child's prompts from AI companies until a parent agrees; from 13 they are allowed", () => {
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

test('has no quiet time without quiet hours', () => {
  expect(isQuietAt(0, { quietFrom: null, quietUntil: null })).toBe(false)
})

test('uses the default for every decision not made', () => {
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
])('ends quiet hours %s', (_how, now, zone, until) => {
  expect(pauseAt(new Date(now), [zone], evening)).toEqual({ until: new Date(until) })
})

test('has no pause outside quiet hours, and no end for a pause set by a parent', () => {
  const noon = new Date('2026-06-10T12:00:00Z')
  expect(pauseAt(noon, ['Europe/London'], evening)).toBeNull()
  expect(pauseAt(noon, ['Europe/London'], { ...evening, pausedAt: noon })).toEqual({ until: null })
})

test('applies quiet hours in both zones until the later of them ends', () => {
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
])('rejects %s as a decision', (_what, input) => {
  expect(familyControlsForm.safeParse(input).success).toBe(false)
})

test('leaves other decisions unchanged and stores each tool once, in a fixed order', () => {
  expect(familyControlsForm.parse({ isPaused: true })).toEqual({ isPaused: true })
  expect(familyControlsForm.parse({ quietHours: null })).toEqual({ quietHours: null })
  expect(familyControlsForm.parse({ labTools: ['dalle', 'chatgpt', 'dalle'] })).toEqual({ labTools: ['chatgpt', 'dalle'] })
})
