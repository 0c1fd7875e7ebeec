import { mailbox } from '@deepm/schema/rules/forms/email'
import { check } from '@deepm/schema/rules/learning/check'
import { correctAnswer, selectableParts } from '@deepm/schema/rules/learning/grading'
import type { Academy, Browser, Json } from '../academy/academy.ts'

let count = 0

/** Returns a completed signup form, as the wizard sends it. */
export function signupForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1
  return {
    firstName: 'Robin',
    lastName: 'Hill',
    email: `robin${count}.${process.pid}@example.org`,
    age: '14',
    selectedPersona: 'entrepreneur',
    selectedTier: 'free',
    termsAccepted: true,
    privacyAccepted: true,
    emailUpdates: false,
    ...changes,
  }
}

/** Returns a form of a child under 13 with a parent. */
export function childForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1
  return signupForm({
    age: '11',
    parentFirstName: 'Sam',
    parentLastName: 'Hill',
    parentEmail: `sam${count}.${process.pid}@example.org`,
    parentPhone: '',
    parentConsent: true,
    ...changes,
  })
}

/** Signs up in a new browser with an unconfirmed address. */
export async function signUpUnconfirmed(academy: Academy, form = signupForm()): Promise<{ browser: Browser; user: Json }> {
  const browser = academy.browser()
  const { status, body } = await browser.post('/api/signup', form)
  if (status !== 201) throw new Error(`signup answered ${status}: ${JSON.stringify(body)}`)
  return { browser, user: body }
}

/** Signs up with a confirmed address, without the confirmation mail. */
export async function signUp(academy: Academy, form = signupForm()): Promise<{ browser: Browser; user: Json }> {
  const made = await signUpUnconfirmed(academy, form)
  const { id, email } = made.user
  await academy.db.user.update({ where: { id }, data: { email, emailVerified: true, claimedEmail: null } })
  await academy.db.outboxMail.deleteMany({ where: { userId: id, kind: 'confirm-address' } })
  await academy.db.rateLimit.deleteMany({ where: { key: `address-mail:${mailbox(email)}` } })
  return made
}

/** Opens the development mailbox in a browser by the URL printed at startup. */
export async function openMailbox(academy: Academy, browser: Browser): Promise<void> {
  const { status } = await browser.get(`/dev/mailbox?key=${academy.app.config.mailboxKey}`)
  if (status !== 303) throw new Error(`the mailbox answered ${status}`)
}

/** Returns the token of the newest mail of a kind to an address. */
export async function mailedToken(academy: Academy, kind: string, recipient: string): Promise<string> {
  const mail = await academy.db.outboxMail.findFirst({ where: { kind, recipient }, orderBy: { id: 'desc' } })
  const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no ${kind} mail to ${recipient}`)
  return token
}

export const completeLesson = `mutation ($id: ID!) {
  completeLesson(lessonId: $id) {
    __typename
    ... on Error { message code }
    ... on CompleteLessonPayload { lesson { id isCompleted } learner { xp level streak completedLessons } reward { xpEarned achievements { id } } }
  }
}`

export const answerItem = `mutation ($input: CheckAnswerInput!) {
  answerCheckItem(input: $input) {
    __typename
    ... on Error { message code }
    ... on InvalidInputError { field }
    ... on AnswerCheckItemPayload {
      item { id answer { choices text isCorrect attempts marks feedback { about text } } }
      lesson { id isBegun progress checkStatus { correct needed total isPassed } }
    }
  }
}`

export type Asked = {
  id: string
  kind: string
  question: string
  prompts: { id: string; text: string }[]
  choices: { id: string; text: string }[]
}

/** Returns the check of a lesson as a browser receives it. */
export async function readCheck(browser: Browser, lessonId: string): Promise<Asked[]> {
  const read = 'query ($id: ID!) { lesson(id: $id) { check { id kind question prompts { id text } choices { id text } } } }'
  return (await browser.execute(read, { id: lessonId })).lesson.check
}

/** Returns the correct answer to an item with the ids that the browser knows, matched by text. */
export async function rightFor(academy: Academy, lessonId: string, asked: Asked): Promise<{ choices: string[]; text: string }> {
  const lesson = await academy.db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
  const item = check.parse(lesson.check).find((it) => it.question === asked.question)
  if (!item) throw new Error(`no question “${asked.question}” in ${lessonId}`)
  const { choices, text } = correctAnswer(item)
  const words = new Map(selectableParts(item).map((part) => [part.id, part.text]))
  return { text, choices: choices.map((id) => asked.choices.find((it) => it.text === words.get(id))?.id ?? '') }
}

/** Answers every item of a lesson's check correctly through the API. */
export async function passCheck(academy: Academy, browser: Browser, lessonId: string): Promise<void> {
  for (const asked of await readCheck(browser, lessonId)) {
    const right = await rightFor(academy, lessonId, asked)
    const { answerCheckItem } = await browser.execute(answerItem, { input: { itemId: asked.id, ...right } })
    if (!answerCheckItem.item?.answer.isCorrect) throw new Error(`${asked.id}: ${JSON.stringify(answerCheckItem)}`)
  }
}

/** Passes the check of a lesson, completes the lesson and returns the result. */
export async function learn(academy: Academy, browser: Browser, id: string): Promise<Json> {
  await passCheck(academy, browser, id)
  return (await browser.execute(completeLesson, { id })).completeLesson
}

export const answerConsent = `mutation ($token: String!, $agree: Boolean!) {
  answerConsent(token: $token, agree: $agree) { __typename ... on Error { code message } }
}`

/** Returns a browser signed in by a mailed link. */
export async function signInByMail(academy: Academy, email: string): Promise<Browser> {
  const browser = academy.browser()
  await browser.execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
  const token = await mailedToken(academy, 'sign-in', email)
  await browser.execute('mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }', { token })
  return browser
}

/** Signs a browser in to a demo account. */
export async function demo(academy: Academy, username: string, browser = academy.browser()): Promise<Browser> {
  await browser.execute('mutation ($username: String!) { demoSignIn(username: $username, password: "x") { __typename } }', {
    username,
  })
  return browser
}

/** Returns what the page of an address confirmation link shows. */
export async function readAddressLink(browser: Browser, token: string): Promise<Json> {
  const fields = '... on Error { code } ... on AddressLink { email accounts { id firstName hasParent createdAt isViewer } }'
  return (await browser.execute(`query ($token: String!) { addressLink(token: $token) { ${fields} } }`, { token })).addressLink
}

/** Returns the data of the page that is linked in the email to a parent. */
export async function readAddressQuestion(browser: Browser, token: string): Promise<Json> {
  const fields = '... on Error { code } ... on AddressQuestion { childFirstName email }'
  return (await browser.execute(`query ($token: String!) { addressQuestion(token: $token) { ${fields} } }`, { token }))
    .addressQuestion
}

export async function answerAddressQuestion(browser: Browser, token: string, agree: boolean): Promise<Json> {
  const answered = 'answerAddressQuestion(token: $token, agree: $agree) { __typename ... on Error { code } }'
  return (await browser.execute(`mutation ($token: String!, $agree: Boolean!) { ${answered} }`, { token, agree }))
    .answerAddressQuestion
}

export async function refuseAddress(browser: Browser, token: string, accountIds: string[] | null = null): Promise<Json> {
  const refused = 'refuseAddress(token: $token, accountIds: $accountIds) { __typename ... on Error { code } }'
  return (await browser.execute(`mutation ($token: String!, $accountIds: [ID!]) { ${refused} }`, { token, accountIds }))
    .refuseAddress
}

export async function confirmAddress(browser: Browser, token: string, accountId: string): Promise<Json> {
  const fields = '__typename ... on Error { code } ... on SignedInPayload { user { id addressState } }'
  const query = `mutation ($token: String!, $accountId: ID!) { confirmAddress(token: $token, accountId: $accountId) { ${fields} } }`
  return (await browser.execute(query, { token, accountId })).confirmAddress
}

export async function changeAddress(browser: Browser, email: string): Promise<Json> {
  const fields = '... on Error { code } ... on InvalidInputError { field } ... on User { email addressState }'
  const query = `mutation ($email: String!) { changeAddress(email: $email) { ${fields} } }`
  return (await browser.execute(query, { email })).changeAddress
}

/** Requests a sign-in link for an address that is only claimed, and returns its token. */
export async function claimLink(academy: Academy, email: string): Promise<string> {
  await academy.browser().execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
  return mailedToken(academy, 'sign-in', email)
}

/** Returns the personal data of the signed-in account. */
export async function downloadExport(browser: Browser): Promise<Json> {
  const fields = '__typename ... on DataExport { fileName json } ... on RateLimitedError { code retryAfterSeconds }'
  return (await browser.execute(`mutation { exportData { ${fields} } }`)).exportData
}
