import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyRenewer } from '../../src/modules/accounts/second-factor/second-factor.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { demo, mailedToken, signUp } from '../support/people/people.ts'
import { colleague } from '../support/people/staff.ts'

const failed = '__typename ... on Error { code message }'
const status = '{ secondFactor { isSetUp isRequired isPending recoveryCodesLeft } }'
const secret = 'another-secret-for-tests-that-is-long-enough'

describe.each(kinds)('the second factor of staff on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, { STAFF_2FA: 'on' })
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const run = async (browser: Browser, field: string, fields = '', code?: string): Promise<Json> => {
    const [declared, given] = code === undefined ? ['', ''] : ['($code: String!)', '(code: $code)']
    return (await browser.execute(`mutation ${declared} { ${field}${given} { ${failed} ${fields} } }`, { code }))[field]
  }
  const begin = (browser: Browser) => run(browser, 'beginSecondFactor', '... on SecondFactorSetup { uri key }')
  const confirm = (browser: Browser, code: string) => run(browser, 'confirmSecondFactor', '... on RecoveryCodes { codes }', code)
  const verify = (browser: Browser, code: string) =>
    run(browser, 'verifySecondFactor', '... on SignedInPayload { user { id role } }', code)
  const remove = (browser: Browser, code: string) => run(browser, 'removeSecondFactor', '', code)
  /** The code the authenticator app shows, `steps` half minutes from now. */
  const codeOf = (key: string, steps = 0) =>
    createOTP(new TextDecoder().decode(base32.decode(key))).hotp(Math.floor(academy.app.clock().getTime() / 30_000) + steps)
  const later = (seconds: number) => academy.setClock(new Date(academy.app.clock().getTime() + seconds * 1000))
  const who = async (browser: Browser) => {
    const { status: code, body } = await browser.get('/api/auth/user')
    return code === 200 ? 'in' : body.code
  }

  /** Signs in by a mailed link, and returns the browser and the answer. */
  async function signIn(email: string) {
    const browser = academy.browser()
    await browser.execute('mutation ($email: String!) { requestSignInLink(email: $email) { __typename } }', { email })
    const token = await mailedToken(academy, 'sign-in', email)
    const query = `mutation ($token: String!) { confirmSignInLink(token: $token) { ${failed} } }`
    return { browser, answer: (await browser.execute(query, { token })).confirmSignInLink }
  }

  /** One after the other, since each sign-in reads the newest mail. */
  async function signIns(email: string, count: number): Promise<Browser[]> {
    const browsers: Browser[] = []
    for (let times = 0; times < count; times += 1) browsers.push((await signIn(email)).browser)
    return browsers
  }

  /** Returns a member of staff with a second factor. */
  async function withFactor() {
    const { browser, email, id } = await colleague(academy, 'Ada')
    const { key } = await begin(browser)
    const { codes } = await confirm(browser, await codeOf(key))
    later(60)
    return { browser, email, id, key: key as string, codes: codes as string[] }
  }

  it('is set up before anything else, by QR code or key, and shows recovery codes once', async () => {
    const { browser, id, email } = await colleague(academy, 'Ada')
    expect(await who(browser)).toBe('SECOND_FACTOR_REQUIRED')
    for (const query of [
      '{ viewer { id } }',
      '{ staffPeople { id } }',
      '{ auditLog { edges { node { id } } } }',
      '{ personas { id } }',
    ]) {
      const { body } = await browser.post('/graphql', { query })
      expect([query, body.errors[0].extensions.code]).toEqual([query, 'SECOND_FACTOR_REQUIRED'])
    }
    for (const path of ['/api/admin/students.csv', '/api/admin/addresses.csv']) {
      expect((await browser.get(path)).status).toBe(401)
    }
    expect((await browser.execute(status)).secondFactor).toEqual({
      isSetUp: false,
      isRequired: true,
      isPending: true,
      recoveryCodesLeft: 0,
    })
    const setup = await begin(browser)
    expect(setup.uri).toContain(`otpauth://totp/DEEPM%20Academy:${encodeURIComponent(email)}?secret=${setup.key}`)
    expect((await confirm(browser, '000000')).code).toBe('INVALID_INPUT')
    expect(await who(browser)).toBe('SECOND_FACTOR_REQUIRED')
    const before = [...browser.cookies.values()].join()
    const { codes } = await confirm(browser, await codeOf(setup.key))
    expect(new Set(codes).size).toBe(10)
    expect([...browser.cookies.values()].join()).not.toBe(before)
    expect(await who(browser)).toBe('in')
    const stored = JSON.stringify([await academy.db.secondFactor.findMany(), await academy.db.recoveryCode.findMany()])
    const raw = new TextDecoder().decode(base32.decode(setup.key))
    for (const word of [setup.key, raw, ...codes, ...codes.map((it: string) => it.replaceAll('-', ''))])
      expect(stored).not.toContain(word)
    expect((await begin(browser)).code).toBe('SECOND_FACTOR_STATE')
    expect(await academy.db.session.count({ where: { userId: id } })).toBe(1)
  })

  it('is required at each sign-in by mail, and a code works once', async () => {
    const { email, key, id } = await withFactor()
    const { browser, answer } = await signIn(email)
    expect(answer).toMatchObject({ __typename: 'SecondFactorRequiredError', code: 'SECOND_FACTOR_REQUIRED' })
    expect(await who(browser)).toBe('SECOND_FACTOR_REQUIRED')
    const code = await codeOf(key)
    expect((await verify(browser, code)).user).toEqual({ id, role: 'staff' })
    expect(await who(browser)).toBe('in')
    const second = await signIn(email)
    expect((await verify(second.browser, code)).code).toBe('INVALID_INPUT')
    expect(await who(second.browser)).toBe('SECOND_FACTOR_REQUIRED')
    // The previous code is refused too, although it is still valid.
    expect((await verify(second.browser, await codeOf(key, -1))).code).toBe('INVALID_INPUT')
    later(30)
    expect((await verify(second.browser, await codeOf(key))).user.id).toBe(id)
  })

  it('accepts one of four parallel uses of a code', async () => {
    const { email, key } = await withFactor()
    const browsers = await signIns(email, 4)
    const code = await codeOf(key)
    const answers = await Promise.all(browsers.map((it) => verify(it, code)))
    expect(answers.filter((it) => it.user)).toHaveLength(1)
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const { email, codes } = await withFactor()
    const [first = '', second = ''] = codes
    const one = await signIn(email)
    expect((await verify(one.browser, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).user).toBeTruthy()
    expect((await one.browser.execute(status)).secondFactor.recoveryCodesLeft).toBe(9)
    const browsers = await signIns(email, 3)
    expect((await verify(browsers[0] as Browser, first)).code).toBe('INVALID_INPUT')
    const answers = await Promise.all(browsers.map((it) => verify(it, second)))
    expect(answers.filter((it) => it.user)).toHaveLength(1)
  })

  const guess = (browser: Browser, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => verify(browser, String(100_000 + index))))

  it('locks a session after five wrong codes in 15 minutes, also in parallel, without counting correct ones', async () => {
    const { email, key } = await withFactor()
    const { browser } = await signIn(email)
    const answers = await guess(browser, 8)
    expect(answers.filter((it) => it.code === 'INVALID_INPUT')).toHaveLength(5)
    expect(answers.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(3)
    expect((await verify(browser, await codeOf(key))).code).toBe('RATE_LIMITED')
    // Another sign-in has its own limit.
    expect((await verify((await signIn(email)).browser, await codeOf(key))).user).toBeTruthy()
    later(901)
    for (let times = 0; times < 12; times += 1) {
      const next = await signIn(email)
      await academy.db.rateLimit.deleteMany({ where: { key: { startsWith: 'sign-in' } } })
      expect((await verify(next.browser, await codeOf(key))).user).toBeTruthy()
      later(30)
    }
  })

  it('limits an attacker with only the mailbox, and leaves the owner her sessions and recovery codes', async () => {
    const { browser: owner, email, key, codes } = await withFactor()
    const [waiting, ...strangers] = await signIns(email, 4)
    for (const stranger of strangers) await guess(stranger, 5)
    expect((await verify(waiting as Browser, await codeOf(key))).code).toBe('RATE_LIMITED')
    const renew = (code: string) => run(owner, 'renewRecoveryCodes', '... on RecoveryCodes { codes }', code)
    expect((await renew('000000')).code).toBe('INVALID_INPUT')
    expect((await verify(waiting as Browser, codes[0] ?? '')).user).toBeTruthy()
    expect((await renew(await codeOf(key))).codes).toHaveLength(10)
    later(3601)
    expect((await verify((await signIn(email)).browser, await codeOf(key))).user).toBeTruthy()
  })

  it('is required again in every other session after it is replaced', async () => {
    const { browser, email, key } = await withFactor()
    const { browser: older } = await signIn(email)
    await verify(older, await codeOf(key))
    expect(await who(older)).toBe('in')
    later(60)
    await remove(browser, await codeOf(key))
    const { key: newKey } = await begin(browser)
    await confirm(browser, await codeOf(newKey))
    expect(await who(browser)).toBe('in')
    expect(await who(older)).toBe('SECOND_FACTOR_REQUIRED')
    later(60)
    expect((await verify(older, await codeOf(newKey))).user).toBeTruthy()
  })

  it('limits a pending session to setting up, verifying and signing out', async () => {
    const { email, key, id } = await withFactor()
    const { browser } = await signIn(email)
    expect((await begin(browser)).code).toBe('SECOND_FACTOR_STATE')
    expect((await confirm(browser, await codeOf(key))).code).toBe('SECOND_FACTOR_STATE')
    for (const field of ['removeSecondFactor', 'renewRecoveryCodes']) {
      const query = `mutation ($code: String!) { ${field}(code: $code) { ${failed} } }`
      const { body } = await browser.post('/graphql', { query, variables: { code: await codeOf(key) } })
      expect(body.errors[0].extensions.code).toBe('SECOND_FACTOR_REQUIRED')
    }
    expect((await browser.post('/api/auth/logout')).status).toBe(204)
    expect(await who(browser)).toBe('UNAUTHENTICATED')
    expect(await academy.db.secondFactor.count({ where: { userId: id } })).toBe(1)
  })

  it('is turned off only with a code, and has to be set up again', async () => {
    const { browser, key } = await withFactor()
    expect((await remove(browser, '000000')).code).toBe('INVALID_INPUT')
    expect((await remove(browser, await codeOf(key))).__typename).toBe('DonePayload')
    expect(await who(browser)).toBe('SECOND_FACTOR_REQUIRED')
    const again = await begin(browser)
    expect((await confirm(browser, await codeOf(again.key))).codes).toHaveLength(10)
    expect(await who(browser)).toBe('in')
  })

  it('gets new recovery codes with a code', async () => {
    const { browser, key, codes, email } = await withFactor()
    const renewed = await run(browser, 'renewRecoveryCodes', '... on RecoveryCodes { codes }', await codeOf(key))
    expect(renewed.codes).toHaveLength(10)
    const next = await signIn(email)
    expect((await verify(next.browser, codes[0] ?? '')).code).toBe('INVALID_INPUT')
    expect((await verify(next.browser, renewed.codes[0])).user).toBeTruthy()
  })

  it('can be reset by a colleague, which ends the sessions, sends a mail and is logged', async () => {
    const [ada, bo] = [await withFactor(), await withFactor()]
    const reset = async (browser: Browser, id: string) =>
      (
        await browser.execute(
          `mutation ($id: ID!) { resetSecondFactor(id: $id) { ${failed} ... on StaffPerson { hasSecondFactor } } }`,
          { id },
        )
      ).resetSecondFactor
    expect((await reset(ada.browser, ada.id)).code).toBeTruthy()
    expect((await reset(ada.browser, bo.id)).hasSecondFactor).toBe(false)
    expect(await who(bo.browser)).toBe('UNAUTHENTICATED')
    expect(await academy.db.outboxMail.count({ where: { recipient: bo.email, kind: 'second-factor-reset' } })).toBe(1)
    const logged = { staffId: ada.id, subjectIds: { has: bo.id }, detail: { contains: 'two-step verification' } }
    expect(await academy.db.auditEntry.count({ where: logged })).toBe(1)
    await reset(ada.browser, bo.id)
    expect(await academy.db.outboxMail.count({ where: { recipient: bo.email, kind: 'second-factor-reset' } })).toBe(1)
    const { browser } = await signIn(bo.email)
    const { key } = await begin(browser)
    expect((await confirm(browser, await codeOf(key))).codes).toHaveLength(10)
  })

  it('is for staff only, and not for the shared demo account', async () => {
    const { browser } = await signUp(academy)
    const query = `mutation { beginSecondFactor { ${failed} } }`
    expect((await browser.post('/graphql', { query })).body.errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await academy.browser().post('/graphql', { query })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    for (const other of [browser, academy.browser()]) expect((await other.execute(status)).secondFactor).toBeNull()
    const shared = await demo(academy, 'staff')
    expect(await who(shared)).toBe('in')
    expect((await begin(shared)).code).toBe('DEMO_ACCOUNT')
  })

  it('is optional where it is not required, and required once it is set up', async () => {
    academy.app.config.staffSecondFactor = 'optional'
    const { browser, email, key } = await withFactor()
    expect(await who(browser)).toBe('in')
    const next = await signIn(email)
    expect(await who(next.browser)).toBe('SECOND_FACTOR_REQUIRED')
    expect((await verify(next.browser, await codeOf(key))).user).toBeTruthy()
    academy.app.config.staffSecondFactor = 'off'
    const lost = await signIn(email)
    expect(await who(lost.browser)).toBe('in')
    expect((await remove(lost.browser, '')).__typename).toBe('DonePayload')
    academy.app.config.staffSecondFactor = 'required'
    expect(await who(lost.browser)).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('survives a new session secret, and no longer needs the old one once the hourly job has run', async () => {
    const { email, key } = await withFactor()
    const { sessionSecret: old } = academy.app.config
    academy.app.config.sessionSecret = secret
    academy.app.config.previousSecrets = [old]
    const { browser } = await signIn(email)
    await keyRenewer(academy.app.config)(academy.db)
    academy.app.config.previousSecrets = []
    academy.app.config.sessionSecret = old
    expect((await verify(browser, await codeOf(key))).code).toBe('INVALID_INPUT')
    academy.app.config.previousSecrets = [secret]
    expect((await verify(browser, await codeOf(key))).user).toBeTruthy()
    academy.app.config.previousSecrets = []
    await academy.db.secondFactor.deleteMany()
  })
})
