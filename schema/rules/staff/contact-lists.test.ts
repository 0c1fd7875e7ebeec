import { expect, test } from 'vitest'
import { enrolmentDecision, mailState, manualEnrolmentForm, maskedAddress, maxFamilyMessageLength } from './contact-lists.ts'

test('only a confirmed address that has not unsubscribed can be mailed', () => {
  const at = new Date()
  expect(mailState(null)).toBe('unconfirmed')
  expect(mailState({ confirmedAt: null, unsubscribedAt: null })).toBe('unconfirmed')
  expect(mailState({ confirmedAt: at, unsubscribedAt: null })).toBe('mayBeMailed')
  expect(mailState({ confirmedAt: at, unsubscribedAt: at })).toBe('unsubscribed')
  expect(mailState({ confirmedAt: null, unsubscribedAt: at })).toBe('unsubscribed')
})

test('a masked address keeps its domain and first letter, in any spelling', () => {
  expect(maskedAddress('sam.hill@example.org')).toBe('s•••@example.org')
  expect(maskedAddress('s@example.org')).toBe('s•••@example.org')
  expect(maskedAddress('"a@b"@example.org')).toBe('"•••@example.org')
  expect(maskedAddress('no address')).toBe('•••')
  expect(maskedAddress('@example.org')).toBe('•••')
})

test('a refusal needs a non-blank reason, an approval does not', () => {
  const read = (choice: string, word: string) => enrolmentDecision.safeParse({ id: 'x', choice, word })
  expect(read('confirm', '').success).toBe(true)
  for (const choice of ['decline', 'end']) {
    expect(read(choice, '  ').error?.issues[0]?.path).toEqual(['word'])
    expect(read(choice, 'The group is full.').success).toBe(true)
  }
  expect(read('confirm', 'x'.repeat(maxFamilyMessageLength + 1)).success).toBe(false)
})

test('the programme must exist, and the request needs a key', () => {
  const form = { payerId: 'p', programme: 'academy', requestKey: crypto.randomUUID() }
  expect(manualEnrolmentForm.parse(form).word).toBe('')
  expect(manualEnrolmentForm.safeParse({ ...form, programme: 'gold' }).success).toBe(false)
  expect(manualEnrolmentForm.safeParse({ ...form, requestKey: 'again' }).success).toBe(false)
})
