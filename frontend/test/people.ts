import type { AccountCard_AccountFragment as Account } from '../src/features/staff/accounts/account-card.generated.ts'
import type { InvitationRow_InvitationFragment as Invitation } from '../src/features/staff/accounts/invitation-row.generated.ts'
import type { StaffRow_PersonFragment as StaffPerson } from '../src/features/staff/accounts/staff-row.generated.ts'

// People as staff see them. A response contains only the fields that its operation selects.

const then = '2026-09-01T10:00:00.000Z'

export const closing = {
  reason: 'We would like to talk with you first.',
  since: '2026-09-03T10:00:00.000Z',
  staffName: 'Bo Berg',
}

export function staffPerson(name: string, changes: Partial<StaffPerson> = {}): StaffPerson & { __typename: 'StaffPerson' } {
  const id = name.toLowerCase()
  return {
    __typename: 'StaffPerson',
    id,
    name,
    email: `${id}@example.org`,
    since: then,
    lastSeenAt: null,
    isViewer: false,
    isDemo: false,
    isNamed: false,
    isInvited: true,
    invitedByName: 'Bo Berg',
    hasSecondFactor: false,
    ending: null,
    ...changes,
  }
}

export function staffInvitation(
  email: string,
  changes: Partial<Invitation> = {},
): Invitation & { __typename: 'StaffInvitation' } {
  return {
    __typename: 'StaffInvitation',
    id: email,
    email,
    name: '',
    invitedByName: 'Bo Berg',
    invitedAt: then,
    expiresAt: '2026-09-08T10:00:00.000Z',
    isExpired: false,
    sentCount: 1,
    ...changes,
  }
}

export function account(name: string, changes: Partial<Account> = {}): Account & { __typename: 'Account' } {
  const id = name.toLowerCase()
  return {
    __typename: 'Account',
    id,
    name,
    email: `${id}@example.org`,
    role: 'learner',
    joinedAt: then,
    consent: 'granted',
    isEmailConfirmed: true,
    leftWithoutCodes: 0,
    family: [{ id: 'pat', name: 'Pat Hill', isParent: true }],
    suspension: null,
    ...changes,
  }
}

export function accountsPage(accounts: Account[], hasNextPage = false) {
  const edges = accounts.map((node) => ({ node }))
  return { accounts: { edges, pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' } } }
}
