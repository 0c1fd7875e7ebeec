import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LocalProvider, providerKey } from '../../src/adapters/payments/provider.fixture.ts'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { type Family, family } from '../support/people/families.ts'
import { signUp, signupForm } from '../support/people/people.ts'

// A request over its limit runs only the statements of the session, the authorization and the counter.

/** For the session, the authorization and the counter, including the statements of a transaction. */
const most = 3

describe('a request over its limit', () => {
  let academy: Academy
  let provider: LocalProvider
  let own: Family
  beforeAll(async () => {
    provider = await LocalProvider.start()
    academy = await Academy.open('embedded', { STRIPE_SECRET_KEY: providerKey, STRIPE_BASE_URL: provider.url })
    own = await family(academy)
  })
  afterAll(async () => {
    await academy.close()
    await provider.close()
  })
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const useUp = (name: string) =>
    academy.db.rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { count: 1000 } })

  /** Returns the statements of a refused request that follows an accepted one. */
  async function refused(counter: string, request: () => Promise<string>): Promise<string[]> {
    expect(await request()).not.toBe('RATE_LIMITED')
    expect((await useUp(counter)).count).toBe(1)
    let code = ''
    const statements = await academy.countStatements(async () => {
      code = await request()
    })
    expect(code).toBe('RATE_LIMITED')
    expect(statements.some((sql) => sql.includes('"RateLimit"'))).toBe(true)
    return statements
  }

  const codeOf = async (browser: Browser, field: string, call = field): Promise<string> => {
    const { [field]: result } = await browser.execute(`mutation { ${call} { __typename ... on Error { code } } }`)
    return result.code ?? result.__typename
  }

  it('reads no data of a PDF report', async () => {
    const url = `/api/parent/report.pdf?child=${own.childId}`
    const statements = await refused('report', async () => (await own.parent.get(url)).body.code ?? 'PDF')
    expect(statements.length).toBeLessThanOrEqual(most)
  })

  it('reads no data of an emailed report', async () => {
    const call = `mailReport(learnerId: "${own.childId}")`
    const statements = await refused('report-mail-request', () => codeOf(own.parent, 'mailReport', call))
    expect(statements.length).toBeLessThanOrEqual(most)
  })

  it('counts repeated emails of a report without building the report', async () => {
    const call = `mailReport(learnerId: "${own.childId}")`
    await codeOf(own.parent, 'mailReport', call)
    const statements = await academy.countStatements(() => codeOf(own.parent, 'mailReport', call))
    expect(statements.some((sql) => sql.includes('"ActiveDay"'))).toBe(false)
    const codes = []
    for (let times = 0; times < 40; times += 1) codes.push(await codeOf(own.parent, 'mailReport', call))
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(22)
  })

  it('does not call the payment provider before an erasure', async () => {
    const { browser } = await signUp(academy, signupForm({ age: '18' }))
    await codeOf(browser, 'startCheckout', 'startCheckout(programme: academy)')
    const statements = await refused('erasure-request', () => codeOf(browser, 'requestErasure'))
    expect(statements.length).toBeLessThanOrEqual(most)
    await useUp('erasure-request')
    const before = provider.asked.length
    for (let times = 0; times < 5; times += 1) expect(await codeOf(browser, 'requestErasure')).toBe('RATE_LIMITED')
    expect([before > 0, provider.asked.length]).toEqual([true, before])
  })

  it('reads no data of an export', async () => {
    const statements = await refused('data-export', () => codeOf(own.child, 'exportData'))
    expect(statements.length).toBeLessThanOrEqual(most)
  })
})
