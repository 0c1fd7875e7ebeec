import { randomUUID } from 'node:crypto'
import type { Academy, Browser, Json } from '../academy/academy.ts'
import { signInByMail } from './people.ts'

// Operations of staff on accounts.

const failure = '__typename ... on Error { code message ... on InvalidInputError { field } }'
const decided = '... on AlreadyDecidedError { staffName outcome }'
export const why = 'We would like to talk with you before you go on.'

/** Returns a new member of staff with this name. */
export async function colleague(
  academy: Academy,
  firstName = 'Sol',
  lastName = '',
): Promise<{ browser: Browser; id: string; email: string }> {
  const id = randomUUID()
  const email = `${id}@example.org`
  const name = `${firstName} ${lastName}`.trim()
  const data = { id, email, name, firstName, lastName, role: 'staff', emailVerified: true } as const
  await academy.db.user.create({ data })
  return { browser: await signInByMail(academy, email), id, email }
}

const person = '... on StaffPerson { id name isNamed isInvited invitedByName ending { reason since staffName } }'

export async function staffPeople(staff: Browser): Promise<Json[]> {
  const fields = 'id name email isViewer isNamed isInvited invitedByName lastSeenAt ending { reason since staffName }'
  return (await staff.execute(`{ staffPeople { ${fields} } }`)).staffPeople
}

export async function openInvitations(staff: Browser): Promise<Json[]> {
  const fields = 'id email name invitedByName isExpired sentCount'
  return (await staff.execute(`{ staffInvitations { ${fields} } }`)).staffInvitations
}

export async function invite(staff: Browser, email: string, name = 'Bo Berg'): Promise<Json> {
  const text = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { ${failure} ... on StaffInvitation { id email sentCount } } }`
  return (await staff.execute(text, { input: { email, name } })).inviteStaff
}

export async function changeInvitation(staff: Browser, field: 'resend' | 'withdraw', id: string): Promise<Json> {
  const name = `${field}StaffInvitation`
  return (await staff.execute(`mutation ($id: ID!) { ${name}(id: $id) { ${failure} } }`, { id }))[name]
}

export async function offer(browser: Browser, token: string): Promise<Json> {
  const text = `query ($token: String!) {
    staffOffer(token: $token) { ${failure} ... on StaffOffer { email firstName lastName inviterName isReturn obstacle } }
  }`
  return (await browser.execute(text, { token })).staffOffer
}

export async function accept(browser: Browser, token: string, firstName = 'Bo'): Promise<Json> {
  const text = `mutation ($input: AcceptStaffInvitationInput!) {
    acceptStaffInvitation(input: $input) { ${failure} ... on SignedInPayload { user { id role firstName } } }
  }`
  return (await browser.execute(text, { input: { token, firstName, lastName: 'Berg' } })).acceptStaffInvitation
}

export async function endAccess(staff: Browser, id: string, reason = why): Promise<Json> {
  const text = `mutation ($id: ID!, $reason: String!) { endStaffAccess(id: $id, reason: $reason) { ${failure} ${decided} ${person} } }`
  return (await staff.execute(text, { id, reason })).endStaffAccess
}

export async function giveAccess(staff: Browser, id: string, since: string): Promise<Json> {
  const text = `mutation ($id: ID!, $since: DateTime!) { restoreStaffAccess(id: $id, since: $since) { ${failure} ${decided} ${person} } }`
  return (await staff.execute(text, { id, since })).restoreStaffAccess
}

const account = `... on Account {
  id name email role consent leftWithoutCodes family { id name isParent } suspension { reason since staffName }
}`

export async function suspend(staff: Browser, id: string, reason = why): Promise<Json> {
  const text = `mutation ($id: ID!, $reason: String!) { suspendAccount(id: $id, reason: $reason) { ${failure} ${decided} ${account} } }`
  return (await staff.execute(text, { id, reason })).suspendAccount
}

export async function lift(staff: Browser, id: string, since: string): Promise<Json> {
  const text = `mutation ($id: ID!, $since: DateTime!) { liftSuspension(id: $id, since: $since) { ${failure} ${decided} ${account} } }`
  return (await staff.execute(text, { id, since })).liftSuspension
}

export async function accounts(staff: Browser, variables: object = {}): Promise<{ found: Json[]; pageInfo: Json }> {
  const text = `query ($search: String, $first: Int, $after: String, $last: Int, $before: String) {
    accounts(search: $search, first: $first, after: $after, last: $last, before: $before) {
      edges { node { id name email role consent leftWithoutCodes family { id name isParent } suspension { reason since staffName } } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`
  const { accounts: page } = await staff.execute(text, variables)
  return { found: page.edges.map((edge: Json) => edge.node), pageInfo: page.pageInfo }
}
