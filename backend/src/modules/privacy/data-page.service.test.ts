import { expect, test } from 'vitest'
import { dataPage } from './data-page.service.ts'

test('shows plain values as terms, lists of similar items as a table, and an empty list as “Nothing.”', () => {
  const page = dataPage('Data of Robin', {
    firstName: 'Robin',
    isDemo: false,
    labDays: [
      { day: '2026-10-01', minutes: 7 },
      { day: '2026-10-02', minutes: 12 },
    ],
    questionsToParents: [],
  })
  expect(page).toContain('<dt>First name</dt><dd>Robin</dd>')
  expect(page).toContain('<dt>Is demo</dt><dd>no</dd>')
  expect(page).toContain('<h2>Lab days</h2>')
  expect(page).toContain('<th scope="col">Day</th><th scope="col">Minutes</th>')
  expect(page).toContain('<tr><td>2026-10-02</td><td>12</td></tr>')
  expect(page).toContain('<h2>Questions to parents</h2>\n<p>Nothing.</p>')
})

test('shows user text unchanged, and never as markup', () => {
  const page = dataPage('<script>', { note: '<img src=x onerror="alert(1)">\nsecond line & more' })
  expect(page).not.toMatch(/<(?:script|img)/)
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\nsecond line &amp; more')
})

test('nests headings to at most six levels', () => {
  const deep = { a: [{ b: { c: [{ d: { e: { f: { g: { h: 1 } } } } }] } }] }
  const page = dataPage('Deep', deep)
  const levels = [...page.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level))
  expect(Math.max(...levels)).toBe(6)
  expect(levels).toEqual([...levels].sort((one, other) => one - other))
  expect(page).toContain('<dt>H</dt><dd>1</dd>')
})
