import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy } from '../support/academy/academy.ts'

const address = '/.well-known/security.txt'

describe('GET /.well-known/security.txt', () => {
  let academy: Academy
  beforeAll(async () => {
    const env = { SECURITY_CONTACT: 'security@academy.example', PUBLIC_URL: 'https://academy.example' }
    academy = await Academy.open('embedded', env)
  })
  afterAll(() => academy.close())

  const fieldsNow = async () => {
    const { status, headers, body } = await academy.browser().get(address)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
    const lines = String(body).trim().split('\n')
    return Object.fromEntries(lines.map((line) => /^([A-Z][\w-]*): (.+)$/.exec(line)?.slice(1) ?? [line, '']))
  }

  it('has the fields of RFC 9116, with the configured URL and never the Host header', async () => {
    expect(await fieldsNow()).toEqual({
      Contact: 'mailto:security@academy.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'Preferred-Languages': 'en',
      Canonical: `https://academy.example${address}`,
      Policy: 'https://academy.example/.well-known/security-policy.md',
    })
    const { body } = await academy.browser().get(address, { host: 'evil.example' })
    expect(body).not.toContain('evil.example')
  })

  it('never expires: each response is valid for more than 30 days and less than a year', async () => {
    const day = 86_400_000
    for (const days of [0, 500]) {
      academy.passDays(days)
      const left = (new Date(String((await fieldsNow())['Expires'])).getTime() - academy.app.clock().getTime()) / day
      expect(left).toBeGreaterThan(30)
      expect(left).toBeLessThan(365)
    }
    academy.setClock(new Date())
  })

  it('links to the policy', async () => {
    const { pathname } = new URL(String((await fieldsNow())['Policy']))
    const { status, headers, body } = await academy.browser().get(pathname)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/markdown; charset=utf-8' })
    for (const heading of ['Report a vulnerability', 'Supported versions', 'In scope']) expect(body).toContain(`## ${heading}`)
    expect(body).toContain('docs/threats.md')
  })
})

it('is not served without a contact', async () => {
  const academy = await Academy.open()
  for (const path of [address, '/.well-known/security-policy.md']) expect((await academy.browser().get(path)).status).toBe(404)
  await academy.close()
})
