import { describe, expect, it, test } from 'vitest'
import {
  closedKind,
  closureReason,
  closureReasons,
  isAccountSearch,
  maxReasonLength,
  staffInvitationForm,
} from './staff-accounts.ts'

describe('the reason for closing an account', () => {
  it('is a sentence or two that the person can read', () => {
    expect(closureReason.parse('  We saw something unkind.\nWrite to us.  ')).toBe('We saw something unkind.\nWrite to us.')
    for (const empty of ['', '   ', 'too short', undefined]) expect(closureReason.safeParse(empty).success).toBe(false)
    expect(closureReason.safeParse('a'.repeat(maxReasonLength)).success).toBe(true)
    expect(closureReason.safeParse('a'.repeat(maxReasonLength + 1)).error?.issues[0]?.message).toContain(`${maxReasonLength}`)
  })

  it.each(['\u0000', '\u202e', '\u200b', '\u2028', '\u0007'])('has no invisible characters (%#)', (sign) => {
    expect(closureReason.safeParse(`We saw something${sign} unkind.`).success).toBe(false)
  })

  it('can be any template unchanged', () => {
    for (const { text } of Object.values(closureReasons)) expect(closureReason.parse(text)).toBe(text)
  })
})

describe('a staff invitation', () => {
  it('requires an address, stored in lower case; the name is optional', () => {
    expect(staffInvitationForm.parse({ email: ' Ada@Example.org ' })).toEqual({ email: 'ada@example.org', name: '' })
    expect(staffInvitationForm.parse({ email: 'ada@example.org', name: ' Ada Hill ' }).name).toBe('Ada Hill')
  })

  it.each([{ email: '' }, { email: 'ada@' }, { email: 'ada@example.org', name: 'See www.example.org' }, {}])(
    'rejects %j',
    (form) => {
      expect(staffInvitationForm.safeParse(form).success).toBe(false)
    },
  )
})

test('account search requires at least two letters or digits', () => {
  for (const search of ['mi', 'a b', 'm@x', '42']) expect(isAccountSearch(search)).toBe(true)
  for (const search of ['', ' ', 'm', '@.', '%']) expect(isAccountSearch(search)).toBe(false)
})

test('learners and parents are suspended, and staff access ends', () => {
  expect([closedKind('learner'), closedKind('parent'), closedKind('staff')]).toEqual(['suspended', 'suspended', 'accessEnded'])
})
