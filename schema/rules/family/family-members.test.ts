import { expect, test } from 'vitest'
import {
  childProfileForm,
  consentOfAdded,
  entryCodeFrom,
  invitationForm,
  isPlaceholderAddress,
  placeholderAddress,
  readEntryCode,
  shownEntryCode,
} from './family-members.ts'
import { familyRequestForm } from './family-request-forms.ts'

const child = { firstName: 'Kim', age: 9, agreed: true }

test('a child needs a first name, an age and a yes; an address is for those who have one', () => {
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
  ['no yes', { agreed: false }],
])('a child with %s is not added', (_what, changes) => {
  expect(childProfileForm.safeParse({ ...child, ...changes }).success).toBe(false)
})

test('a yes counts for children under 13; from 13 up nobody has to agree', () => {
  expect([12, 13].map(consentOfAdded)).toEqual(['granted', 'notRequired'])
})

test('a code is read however it was typed, and has nothing that looks like something else', () => {
  const code = entryCodeFrom(Uint8Array.from({ length: 8 }, (_, index) => index * 31))
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  expect(readEntryCode(` ${shownEntryCode(code).toLowerCase()} `)).toBe(code)
})

test('an address that is nobody’s is known as such, and belongs to one account', () => {
  expect(isPlaceholderAddress(placeholderAddress('a'))).toBe(true)
  expect(isPlaceholderAddress('kim@example.org')).toBe(false)
  expect(placeholderAddress('a')).not.toBe(placeholderAddress('b'))
})

test('an invitation needs a name and an address', () => {
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
])('%j may be asked for: %s', (input, may) => {
  expect(familyRequestForm.safeParse(input).success).toBe(may)
})
