import { expect, test } from 'vitest'
import { headingOf } from './lesson-parts.ts'

test.each([
  ['The sum that lied {engage}', { part: 'Engage', title: 'The sum that lied' }],
  ['Engage: the *sum* that lied', { part: 'Engage', title: 'The sum that lied' }],
  ['Master', { part: 'Master', title: '' }],
  ['masters of the *pause*', { part: null, title: 'Masters of the pause' }],
  ['A set {of words}', { part: null, title: 'A set {of words}' }],
])('reads the heading %j', (heading, expected) => {
  expect(headingOf(heading)).toEqual(expected)
})
