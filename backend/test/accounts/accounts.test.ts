import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { addChild, family } from '../support/people/families.ts'
import { signUp, signupForm } from '../support/people/people.ts'
import { accounts, colleague, suspend } from '../support/people/staff.ts'

describe.each(kinds)('account search on the %s database', (kind) => {
  let academy: Academy
  let ada: Awaited<ReturnType<typeof colleague>>
  beforeAll(async () => {
    academy = await Academy.open(kind)
    ada = await colleague(academy, 'Ada')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  it('matches a full email address, its beginning, a name and part of a name, ignoring accents', async () => {
    const { user } = await signUp(academy, signupForm({ firstName: 'Zoë', lastName: 'Quintero', email: 'zq.unique@example.org' }))
    for (const search of ['zq.unique@example.org', 'zq.uni', 'zoe', 'ZOË', 'quint', 'zoe quint', 'quint zoe']) {
      expect((await accounts(ada.browser, { search })).found.map((it) => it.id)).toContain(user.id)
    }
    for (const search of ['uintero', 'zoe nobody', 'zq.unique@example.com'])
      expect((await accounts(ada.browser, { search })).found).toEqual([])
  })

  it.each(["';--", '%', '_', '\\', ':*', "a' | 'b"])('treats %j as plain text', async (search) => {
    const answer = accounts(ada.browser, { search: `zz${search}zz` })
    expect((await answer).found).toEqual([])
  })

  it.each([['x'], ['@'], ['y'.repeat(101)]])('rejects %j', async (search) => {
    await expect(accounts(ada.browser, { search })).rejects.toThrow('INVALID_INPUT')
  })

  it('pages forward and backward without skipping or repeating anyone', async () => {
    await academy.db.user.createMany({
      data: Array.from({ length: 45 }, (_, n) => ({
        id: `paged-${n}`,
        email: `paged${n}@example.org`,
        firstName: 'Paged',
        lastName: '',
        // Several accounts share a name.
        name: `Paged ${n % 7}`,
        role: 'parent' as const,
      })),
    })
    const ids: string[] = []
    let after: string | null = null
    do {
      const { found, pageInfo } = await accounts(ada.browser, { search: 'paged', first: 20, after })
      ids.push(...found.map((it) => it.id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect([ids.length, new Set(ids).size]).toEqual([45, 45])
    const second = await accounts(ada.browser, {
      search: 'paged',
      first: 20,
      after: (await accounts(ada.browser, { search: 'paged', first: 20 })).pageInfo.endCursor,
    })
    const back = await accounts(ada.browser, { search: 'paged', last: 20, before: second.pageInfo.startCursor })
    expect(back.found.map((it) => it.id)).toEqual(ids.slice(0, 20))
  })

  it('lists suspended accounts without a search, and records in the audit log which accounts were shown', async () => {
    const { childId, email } = await family(academy)
    await suspend(ada.browser, childId)
    const parent = await academy.db.user.findUniqueOrThrow({ where: { email } })
    const { found } = await accounts(ada.browser)
    const child = found.find((it) => it.id === childId)
    expect(child).toMatchObject({ consent: 'granted', family: [{ id: parent.id, isParent: true }] })
    expect(found.every((it) => it.suspension)).toBe(true)
    const entry = await academy.db.auditEntry.findFirstOrThrow({
      where: { action: 'people.read', staffId: ada.id },
      orderBy: { id: 'desc' },
    })
    expect(entry.subjectIds).toEqual(expect.arrayContaining([childId, parent.id]))
    expect(entry.detail).toBe(`Viewed ${found.length} suspended`)
  })

  it('hides the placeholder address of a child without an email address', async () => {
    const { parent } = await family(academy)
    const { id } = await addChild(parent, { firstName: 'Umberto' })
    expect((await accounts(ada.browser, { search: 'umberto' })).found).toMatchObject([{ id, email: '' }])
  })
})
