import type { Academy, Browser, Json } from '../academy/academy.ts'
import { answerConsent, childForm, mailedToken, signInByMail, signUp } from './people.ts'

// Operations of families.

const failed = '__typename ... on Error { code message }'
const wrong = '... on InvalidInputError { field }'

export type Family = { child: Browser; childId: string; user: Json; parent: Browser; email: string }

/** Returns a child with consent and the signed-in parent. */
export async function family(academy: Academy, changes: Record<string, unknown> = {}): Promise<Family> {
  const form = childForm(changes)
  const { browser: child, user } = await signUp(academy, form)
  const email = String(form['parentEmail'])
  await agree(academy, email)
  return { child, childId: user.id, user, parent: await signInByMail(academy, email), email }
}

/** Answers the newest consent link mailed to an address. Returns `DonePayload` or the code of an error. */
export async function agree(academy: Academy, email: string, yes = true, kind = 'consent'): Promise<string> {
  const token = await mailedToken(academy, kind, email)
  const { answerConsent: result } = await academy.browser().execute(answerConsent, { token, agree: yes })
  return result.code ?? result.__typename
}

/** Returns how many emails of a kind went to an address. */
export function countMails({ db }: Academy, kind: string, recipient: string): Promise<number> {
  return db.outboxMail.count({ where: { kind, recipient } })
}

export async function consentOf({ db }: Academy, id: string): Promise<string> {
  return (await db.learner.findUniqueOrThrow({ where: { id } })).consent
}

async function run(browser: Browser, field: string, args: string, variables: object, fields = ''): Promise<Json> {
  const given = Object.keys(variables)
    .map((name) => `${name}: $${name}`)
    .join(', ')
  const query = `mutation (${args}) { ${field}(${given}) { ${failed} ${fields} } }`
  return (await browser.execute(query, variables))[field]
}

export const addChild = (parent: Browser, input: object, requestKey: string = crypto.randomUUID()) =>
  run(
    parent,
    'addChildProfile',
    '$input: ChildProfileInput!, $requestKey: UUID!',
    { input: { firstName: 'Kim', age: 9, agreed: true, ...input }, requestKey },
    `${wrong} ... on Learner { id firstName consent signsInByCode }`,
  )

export const inviteChild = (parent: Browser, input: object, requestKey: string = crypto.randomUUID()) =>
  run(
    parent,
    'inviteChild',
    '$input: ChildProfileInput!, $requestKey: UUID!',
    { input: { firstName: 'Kim', age: 9, agreed: true, ...input }, requestKey },
    wrong,
  )

export const answerInvitation = (browser: Browser, token: string, agree: boolean, accountId: string | null = null) =>
  run(browser, 'answerChildInvitation', '$token: String!, $agree: Boolean!, $accountId: ID', { token, agree, accountId })

export const entryCode = (parent: Browser, learnerId: string) =>
  run(parent, 'createEntryCode', '$learnerId: ID!', { learnerId }, '... on EntryCode { code expiresAt }')

export const enterBy = (browser: Browser, code: string) =>
  run(browser, 'confirmEntryCode', '$code: String!', { code }, '... on SignedInPayload { user { id email role } }')

export const decide = (parent: Browser, learnerId: string, input: object) =>
  run(
    parent,
    'setFamilyControls',
    '$learnerId: ID!, $input: FamilyControlsInput!',
    { learnerId, input },
    `${wrong} ... on Learner { timeZone controls { ${controls} } }`,
  )

const controls =
  'mayAskProviders mayMakePictures isLabOn opensLabEarly labTools labMinutesPerDay quietFrom quietUntil mayShowProjects pausedAt'

/** What a learner or parent reads about the settings of their own account. */
export const ownControls = `{ viewer { id pause { until } learner { id controls { ${controls} } openRequests { id words } } } }`

export const askFamily = (child: Browser, input: object) =>
  run(child, 'askFamily', '$input: AskFamilyInput!', { input }, `${wrong} ... on FamilyRequest { id words state expiresAt }`)

export const answerRequest = (parent: Browser, id: string, approve: boolean) =>
  run(parent, 'answerFamilyRequest', '$id: ID!, $approve: Boolean!', { id, approve }, '... on FamilyRequest { id state }')

export const answerByLink = (browser: Browser, token: string, approve: boolean) =>
  run(
    browser,
    'answerFamilyQuestion',
    '$token: String!, $approve: Boolean!',
    { token, approve },
    '... on FamilyQuestion { childFirstName words state }',
  )

export const invite = (learner: Browser, parentEmail: string) =>
  run(
    learner,
    'inviteParent',
    '$input: InvitationInput!',
    { input: { parentFirstName: 'Sam', parentEmail } },
    `${wrong} ... on Learner { invitation { parentEmail } }`,
  )

export const endLink = (browser: Browser, learnerId: string, parentId: string) =>
  run(browser, 'endGuardianship', '$learnerId: ID!, $parentId: ID!', { learnerId, parentId }, '... on User { children { id } }')

export const takeBack = (browser: Browser, token: string) => run(browser, 'withdrawConsentByLink', '$token: String!', { token })
