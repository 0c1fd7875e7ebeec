import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { maker, staffMember } from '../support/learning/studio.ts'
import { childForm } from '../support/people/people.ts'

// The text of emails. `schema/rules/forms/mailed-text.test.ts` covers the rule for every form.

/** The source of each email parameter. Names pass `personName`, which rejects web addresses and phone numbers. */
const sources: Record<
  string,
  'the academy' | 'names' | 'an email address, to linked parents' | 'staff, to people they know' | 'the family itself'
> = {
  to: 'the academy',
  url: 'the academy',
  publicUrl: 'the academy',
  home: 'the academy',
  guideUrl: 'the academy',
  unsubscribeUrl: 'the academy',
  academy: 'the academy',
  choose: 'the academy',
  days: 'the academy',
  minutes: 'the academy',
  hours: 'the academy',
  until: 'the academy',
  expiresAt: 'the academy',
  erasureAt: 'the academy',
  week: 'the academy',
  figures: 'the academy',
  learned: 'the academy',
  words: 'the academy',
  programme: 'the academy',
  plan: 'the academy',
  isPaying: 'the academy',
  isPaused: 'the academy',
  interactionId: 'the academy',
  name: 'names',
  firstName: 'names',
  parent: 'names',
  parentName: 'names',
  learnerName: 'names',
  childName: 'names',
  inviterName: 'names',
  otherName: 'names',
  about: 'names',
  children: 'names',
  address: 'an email address, to linked parents',
  reason: 'staff, to people they know',
  word: 'staff, to people they know',
  highlights: 'the family itself',
  growth: 'the family itself',
  title: 'the family itself',
}

const modules = path.resolve(import.meta.dirname, '../../src/modules')

/** Returns the parameter names of every exported function of a file, including destructured ones. */
function parametersOf(file: string): string[] {
  const source = readFileSync(path.join(modules, file), 'utf8')
  return [...source.matchAll(/^export function \w+\(([\s\S]*?)\): Mail \{/gm)].flatMap(([, list = '']) =>
    list
      .replaceAll(/\}: \{[^}]*\}/g, '}')
      .replaceAll(/: [\w.[\]]+/g, '')
      .split(/[\s,{}]+/)
      .filter(Boolean),
  )
}

describe('the text of an email', () => {
  it('has only listed parameters, and names pass the rule for names', () => {
    const files = globSync('**/emails.ts', { cwd: modules })
    expect(files.length).toBeGreaterThanOrEqual(6)
    const found = files.flatMap(parametersOf)
    expect(found).toEqual(expect.arrayContaining(['parentName', 'childName', 'inviterName', 'word']))
    expect(found.filter((name) => !sources[name])).toEqual([])
  })
})

describe('hostile names in a form that mails another person', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  const mailsTo = (recipient: string) => academy.db.outboxMail.count({ where: { recipient } })
  const hostile = ['Win at evil。com', 'Call 07700 900123']
  const issues = '__typename ... on InvalidInputError { issues { field } }'

  it.each(['firstName', 'parentFirstName'])('are rejected at signup by field name: %s', async (field) => {
    for (const text of hostile) {
      const form = childForm({ [field]: text })
      const { status, body } = await academy.browser().post('/api/signup', form)
      expect({ status, code: body.code, field: body.field }).toEqual({ status: 400, code: 'INVALID_INPUT', field })
      expect(await mailsTo(String(form['parentEmail']))).toBe(0)
    }
  })

  it('are rejected by the guide form by field name', async () => {
    for (const name of hostile) {
      const email = `${randomUUID()}@example.org`
      const { status, body } = await academy.browser().post('/api/parent-guide/signup', { name, email })
      expect({ status, field: body.field }).toEqual({ status: 400, field: 'name' })
      expect(await mailsTo(email)).toBe(0)
    }
  })

  async function refused(browser: Browser, mutation: string, input: object): Promise<string[]> {
    const type = mutation === 'inviteParent' ? 'InvitationInput' : 'InviteStaffInput'
    const text = `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { ${issues} } }`
    const { result } = await browser.execute(text, { input })
    return (result.issues ?? []).map((it: { field: string }) => it.field)
  }

  it('are rejected in invitations by field name', async () => {
    const { browser } = await maker(academy)
    const staff = await staffMember(academy)
    for (const text of hostile) {
      const address = `${randomUUID()}@example.org`
      expect(await refused(browser, 'inviteParent', { parentFirstName: text, parentEmail: address })).toEqual(['parentFirstName'])
      expect(await refused(staff, 'inviteStaff', { email: address, name: text })).toEqual(['name'])
      expect(await mailsTo(address)).toBe(0)
    }
  })

  it('are rejected in the profile, so that a name cannot be changed before an invitation', async () => {
    const { browser } = await maker(academy)
    for (const firstName of hostile) {
      const { result } = await browser.execute(
        `mutation ($input: ProfileInput!) { result: updateProfile(input: $input) { ${issues} } }`,
        { input: { firstName, lastName: '' } },
      )
      expect(result.issues).toEqual([{ field: 'firstName' }])
    }
  })
})
