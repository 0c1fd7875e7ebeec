import { expect } from 'vitest'
import type { Academy, Browser } from '../support/academy/academy.ts'
import { validatorOf } from '../support/api/openapi.ts'
import { childForm, signupForm } from '../support/people/people.ts'

// Cases of the REST paths that store a form.

type Options = { body?: unknown; headers?: Record<string, string> }

/** Sends a request to this row, checks the response against the document, and returns its body. */
export type Send = (
  browser: Browser,
  expected: number,
  options?: Options,
) => Promise<{ code?: string; field?: string; id?: string }>

export async function driveSignup(send: Send, academy: Academy): Promise<void> {
  const form = validatorOf({ $ref: '#/components/schemas/SignupForm' })
  const visitor = academy.browser()

  // The server accepts exactly what the document allows.
  const good = [signupForm(), signupForm({ lastName: '', emailUpdates: true, learningGoals: ['Make a game'] }), childForm()]
  for (const body of good) {
    expect(form(body)).toBe(true)
    await send(academy.browser(), 201, { body })
  }
  const bad = [
    ...['firstName', 'email', 'age', 'selectedPersona', 'termsAccepted', 'privacyAccepted'].map((it) => ({ [it]: undefined })),
    ...[{ firstName: '' }, { firstName: 'x'.repeat(61) }, { email: 'robin@' }, { age: '5' }, { age: '22' }, { age: '12.5' }],
    ...[{ selectedPersona: 'pirate' }, { selectedTier: 'gold' }, { termsAccepted: false }, { privacyAccepted: false }],
    ...[{ age: 14 }, { emailUpdates: 'yes' }, { learningGoals: [1] }, { learningGoals: [''] }, { role: 'staff' }],
  ]
  for (const changes of bad) {
    const body = signupForm(changes)
    expect({ changes, passes: form(JSON.parse(JSON.stringify(body))) }).toEqual({ changes, passes: false })
    const { code, field } = await send(visitor, 400, { body })
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(code)
    expect(field).toBe('role' in changes ? 'input' : Object.keys(changes)[0])
  }
  for (const body of [[], 'null', '"text"', {}]) await send(visitor, 400, { body })
  await send(visitor, 400, { headers: { 'idempotency-key': 'no-uuid' } })

  const taken = signupForm()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { id } = await send(visitor, 201, { body: taken, headers: key })
  expect((await send(visitor, 201, { body: taken, headers: key })).id).toBe(id)
  const reused = await send(visitor, 422, { body: signupForm(), headers: key })
  expect(reused).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', message: expect.any(String) })
  expect((await send(visitor, 201, { body: taken })).id).not.toBe(id)

  await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'signup:' } }, data: { count: 1000 } })
  expect((await send(visitor, 429)).code).toBe('RATE_LIMITED')
  await academy.db.rateLimit.deleteMany()
}

let visitors = 0

export function guideForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  visitors += 1
  return { name: 'Sam', email: `visitor${visitors}@example.org`, phone: '', childAge: '12', interests: '', ...changes }
}

export function newsletterForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  visitors += 1
  return { email: `visitor${visitors}@example.org`, source: 'demo', ...changes }
}

export async function driveGuide(send: Send, academy: Academy): Promise<void> {
  const good = [{ childAge: '' }, { childAge: 12 }, { phone: '+44 20 7946 0000', interests: 'robots, horses' }, { phone: null }]
  const bad = [
    ...[{ name: '' }, { name: '<b>Sam</b>' }, { name: 'Sam\r\nBcc: x@example.org' }, { name: 'x'.repeat(61) }, { name: 5 }],
    ...[{ email: 'sam@' }, { email: 'sam@example.org\r\nBcc: x@example.org' }, { email: `${'x'.repeat(250)}@example.org` }],
    ...[{ childAge: '5' }, { childAge: '19' }, { childAge: '12.5' }, { childAge: 'twelve' }, { childAge: [12] }],
    ...[{ phone: 'x'.repeat(31) }, { interests: 'x'.repeat(10_000) }, { childName: 'Robin' }],
  ]
  await driveForm(send, academy, { schema: 'ParentGuideForm', form: guideForm, good, bad })
}

export async function driveNewsletter(send: Send, academy: Academy): Promise<void> {
  const bad = [
    ...[{ email: '' }, { email: undefined }, { email: 'sam' }, { email: 'sam@example.org\nBcc: x@example.org' }, { email: 7 }],
    ...[{ source: 'elsewhere' }, { name: 'Sam' }],
  ]
  await driveForm(send, academy, { schema: 'NewsletterForm', form: newsletterForm, good: [{}, { source: undefined }], bad })
}

type Form = {
  schema: string
  form: (changes?: Record<string, unknown>) => Record<string, unknown>
  good: Record<string, unknown>[]
  bad: Record<string, unknown>[]
}

/** Checks that the server accepts what the document allows, rejects the rest by field name and stores none of it. */
async function driveForm(send: Send, academy: Academy, { schema, form, good, bad }: Form): Promise<void> {
  const visitor = academy.browser()
  const passes = validatorOf({ $ref: `#/components/schemas/${schema}` })
  for (const changes of good) await send(visitor, 201, { body: form(changes) })
  const before = await rows(academy)
  for (const changes of bad) {
    const body = form(changes)
    const { code, field } = await send(visitor, 400, { body })
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(code)
    const [name = ''] = Object.keys(changes)
    // Line breaks and angle brackets are beyond what a schema can express.
    if (!/[\r\n<]/.test(String(changes[name]))) {
      expect({ changes, passes: passes(JSON.parse(JSON.stringify(body))) }).toEqual({ changes, passes: false })
    }
    if (name in form()) expect({ changes, field }).toEqual({ changes, field: name })
  }
  for (const body of [[], 'null', '"text"', {}]) await send(visitor, 400, { body })
  expect(await rows(academy)).toEqual(before)

  const again = form()
  await academy.db.rateLimit.deleteMany()
  for (const _time of [1, 2, 3]) await send(visitor, 201, { body: again })
  for (const kind of ['guide-ip', 'newsletter-ip']) {
    await academy.db.rateLimit.updateMany({ where: { key: { startsWith: `${kind}:` } }, data: { count: 1000 } })
  }
  expect((await send(visitor, 429, { body: again })).code).toBe('RATE_LIMITED')
}

async function rows(academy: Academy): Promise<number[]> {
  return Promise.all([academy.db.guideLead.count(), academy.db.subscriber.count(), academy.db.outboxMail.count()])
}
