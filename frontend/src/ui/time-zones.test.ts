import { isTimeZone } from '@deepm/schema/rules/local-day'
import { expect, test } from 'vitest'
import { deviceZone, placeOf, timeIn, zoneGroups } from './time-zones.ts'

test('every zone stands once, under its part of the world, and the server takes each', () => {
  const groups = zoneGroups([])
  const ids = groups.flatMap(({ zones }) => zones.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['Europe/London', 'Pacific/Auckland', 'UTC']))
  expect(ids.filter((id) => !isTimeZone(id))).toEqual([])
  expect(groups.map(({ region }) => region)).toEqual(
    expect.arrayContaining(['Africa', 'America', 'Asia', 'Europe', 'Everywhere']),
  )
})

test('a zone that this browser calls otherwise is there all the same', () => {
  const other = ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev'].filter(
    (zone) => !Intl.supportedValuesOf('timeZone').includes(zone),
  )
  expect(other).not.toHaveLength(0)
  const ids = zoneGroups(other).flatMap(({ zones }) => zones.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining(other))
})

test('places read as people say them', () => {
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina')
  expect(placeOf('Europe/London')).toBe('London')
  expect(placeOf('UTC')).toBe('UTC')
})

test('the time in a zone has its weekday, and an unknown zone has none', () => {
  const now = new Date('2026-11-21T22:30:00Z')
  expect(timeIn('Pacific/Auckland', now)).toBe('Sunday, 11:30')
  expect(timeIn('America/New_York', now)).toBe('Saturday, 17:30')
  expect(timeIn('Mars/Olympus', now)).toBe('')
})

test('the zone of the device is one', () => {
  expect(isTimeZone(deviceZone())).toBe(true)
})
