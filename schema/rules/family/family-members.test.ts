import { expect, test } from 'vitest'
import {
  childProfileForm,
  consentOfAdded,
  entryCodeFrom,
  formatEntryCode,
  invitationForm,
  isPlaceholderAddress,
  placeholderAddress,
  readEntryCode,
} from './family-members.ts'
import { familyRequestForm } from './family-request-forms.ts'

const child = { firstName: 'Kim', age: 9, agreed: true }

test('requires a first name, an age and consent for a child; the email address is optional', () => {
  expect(childProfileForm.parse(child)).toMatchObject({ email: '', timeZone: 'UTC' })
  expect(childProfileForm.parse({ ...child, email: ' Kim@Example.org ' }).email).toBe('kim@example.org')
})

test.each([
  ['no name', { firstName: ' ' }],
  ['an address as a name', { firstName: 'www.example.org' }],
  ['an age of 5', { age: 5 }],
  ['an age of 18', { age: 18 }],
  ['half a year', { age: 9.5 }],
  ['half an address', { email: 'kim@' }],
  ['interests in two lines', { interests: 'robots\n=1' }],
  ['a line separator in the interests', { interests: 'robots\u20281' }],
  ['a paragraph separator in the interests', { interests: 'robots\u20291' }],
  ['no yes', { agreed: false }],
])('does not add a child with %s', (_what, changes) => {
  expect(childProfileForm.safeParse({ ...child, ...changes }).success).toBe(false)
})

test('records consent for children under 13 and requires none from 13', () => {
  expect([12, 13].map(consentOfAdded)).toEqual(['granted', 'notRequired'])
})

test('reads a code in any notation, and avoids look-alike characters', () => {
  const code = entryCodeFrom(Uint8Array.from({ length: 8 }, (_, index) => index * 31))
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  expect(readEntryCode(` ${formatEntryCode(code).toLowerCase()} `)).toBe(code)
})

test('recognizes placeholder addresses, each belonging to one account', () => {
  expect(isPlaceholderAddress(placeholderAddress('a'))).toBe(true)
  expect(isPlaceholderAddress('kim@example.org')).toBe(false)
  expect(placeholderAddress('a')).not.toBe(placeholderAddress('b'))
})

test('requires a name and an email address for an invitation', () => {
  expect(invitationForm.safeParse({ parentFirstName: 'Sam', parentEmail: 'sam@example.org' }).success).toBe(true)
  expect(invitationForm.safeParse({ parentFirstName: '', parentEmail: 'sam@example.org' }).success).toBe(false)
  expect(invitationForm.safeParse({ parentFirstName: 'Sam', parentEmail: 'sam' }).success).toBe(false)
})

test.each([
  [{ kind: 'moreTime', minutes: 15 }, true],
  [{ kind: 'moreTime', minutes: 16 }, false],
  [{ kind: 'moreTime' }, false],
  [{ kind: 'tool', tool: 'claude' }, true],
  [{ kind: 'tool' }, false],
  [{ kind: 'openLab' }, true],
  [{ kind: 'sweets' }, false],
])('validates the request %j: %s', (input, may) => {
  expect(familyRequestForm.safeParse(input).success).toBe(may)
})
