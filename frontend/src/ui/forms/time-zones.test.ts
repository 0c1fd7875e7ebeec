import { isTimeZone } from '@deepm/schema/rules/time/local-day'
import { expect, test } from 'vitest'
import { deviceZone, timeIn, zoneGroups, zoneLabel } from './time-zones.ts'

test('lists every zone once under its region, and the server accepts each', () => {
  const groups = zoneGroups([])
  const ids = groups.flatMap(({ zones }) => zones.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['Europe/London', 'Pacific/Auckland', 'UTC']))
  expect(ids.filter((id) => !isTimeZone(id))).toEqual([])
  expect(groups.map(({ region }) => region)).toEqual(
    expect.arrayContaining(['Africa', 'America', 'Asia', 'Europe', 'Everywhere']),
  )
})

test('lists a zone that this browser calls by another name', () => {
  const other = ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev'].filter(
    (zone) => !Intl.supportedValuesOf('timeZone').includes(zone),
  )
  expect(other).not.toHaveLength(0)
  const ids = zoneGroups(other).flatMap(({ zones }) => zones.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining(other))
})

test('formats cities for display', () => {
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina')
  expect(zoneLabel('Europe/London')).toBe('London')
  expect(zoneLabel('Europe/Kiev')).toBe('Kyiv')
  expect(zoneLabel('America/St_Johns')).toBe('St John’s')
  expect(zoneLabel('UTC')).toBe('UTC')
})

test('shows the time in a zone with its weekday, and no time for an unknown zone', () => {
  const now = new Date('2026-11-21T22:30:00Z')
  expect(timeIn('Pacific/Auckland', now)).toBe('11:30 on Sunday')
  expect(timeIn('America/New_York', now)).toBe('17:30 on Saturday')
  expect(timeIn('Mars/Olympus', now)).toBe('')
})

test('lists the device’s zone', () => {
  expect(isTimeZone(deviceZone())).toBe(true)
})
