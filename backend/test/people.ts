import type { Academy, Browser, Json } from './academy.ts'

let count = 0

/** A filled signup form, as the wizard sends it. */
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

/** A form of a child under 13, with a parent. */
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

/** Signs somebody up in a browser of their own and answers both. */
export async function signUp(academy: Academy, form = signupForm()): Promise<{ browser: Browser; user: Json }> {
  const browser = academy.browser()
  const { status, body } = await browser.post('/api/signup', form)
  if (status !== 201) throw new Error(`signup answered ${status}: ${JSON.stringify(body)}`)
  return { browser, user: body }
}

/** The token of the newest mail of a kind to an address. */
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

export const answerConsent = `mutation ($token: String!, $agree: Boolean!) {
  answerConsent(token: $token, agree: $agree) { __typename ... on Error { code message } }
}`

/** A browser signed in by the one-time link mailed to an address. */
export async function signInByMail(academy: Academy, email: string): Promise<Browser> {
  const browser = academy.browser()
  await browser.execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
  const token = await mailedToken(academy, 'sign-in', email)
  await browser.execute('mutation ($token: String!) { confirmSignInLink(token: $token) { __typename } }', { token })
  return browser
}

/** A browser in one of the accounts of the demo academy. */
export async function demo(academy: Academy, username: string): Promise<Browser> {
  const browser = academy.browser()
  await browser.execute('mutation ($username: String!) { demoSignIn(username: $username, password: "x") { __typename } }', {
    username,
  })
  return browser
}
