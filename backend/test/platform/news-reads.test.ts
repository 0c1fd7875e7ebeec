import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNews } from '../../src/seed/content.ts'
import { resetDemo } from '../../src/seed/demo-reset.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const record = `mutation ($id: ID!) {
  recordNewsRead(newsItemId: $id) { __typename ... on NotFoundError { code } ... on RateLimitedError { code } }
}`
const mostRead = '{ mostReadNews { id } }'

const [first, second, third, fourth] = readNews().items.map(({ id }) => id) as [string, string, string, string]
const fresh = '2026-11-05T12:00:00Z'
const stale = '2027-01-10T12:00:00Z'

describe.each(kinds)('reads of news on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    browser = (await signUp(academy)).browser
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2040-01-01') } })
  })
  afterAll(() => academy.close())
  beforeEach(async () => {
    academy.setClock(new Date(stale))
    await academy.db.newsItem.updateMany({ data: { readCount: 0 } })
    await academy.db.rateLimit.deleteMany()
  })

  const read = async (id: string, who = browser) => (await who.execute(record, { id })).recordNewsRead.__typename
  const countOf = async (id: string) => (await academy.db.newsItem.findUniqueOrThrow({ where: { id } })).readCount
  const listed = async () => (await browser.execute(mostRead)).mostReadNews.map((it: { id: string }) => it.id)
  const setReads = (id: string, readCount: number) => academy.db.newsItem.update({ where: { id }, data: { readCount } })

  it('lists the three stories with the most reads, the newer first where they are equal, and none that no one read', async () => {
    await setReads(third, 5)
    expect(await listed()).toEqual([third])
    for (const [id, reads] of [
      [first, 2],
      [second, 2],
      [fourth, 1],
    ] as const)
      await setReads(id, reads)
    expect(await listed()).toEqual([third, first, second])
  })

  it('lists none while a story is newer than 30 days', async () => {
    await setReads(third, 5)
    academy.setClock(new Date(fresh))
    expect(await listed()).toEqual([])
  })

  it('counts a story once per learner and day, also with 20 parallel requests', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read(first))))).toEqual(new Set(['DonePayload']))
    expect(await countOf(first)).toBe(1)
    await read(first, (await signUp(academy)).browser)
    expect(await countOf(first)).toBe(2)
    academy.setClock(new Date('2027-01-11T12:00:01Z'))
    await read(first)
    expect(await countOf(first)).toBe(3)
    expect(await countOf(second)).toBe(0)
  })

  it('counts no unknown story and none before its day', async () => {
    expect(await read('none')).toBe('NotFoundError')
    academy.setClock(new Date('2026-08-03T12:00:00Z'))
    expect(await read(first)).toBe('NotFoundError')
    expect(await countOf(first)).toBe(0)
  })

  it('counts nothing for a child without consent, a parent or staff', async () => {
    const child = await signUp(academy, childForm())
    expect(await read(first, child.browser)).toBe('ConsentRequiredError')
    for (const who of [await demo(academy, 'parent'), await demo(academy, 'staff')])
      await expect(read(first, who)).rejects.toThrow('FORBIDDEN')
    expect(await countOf(first)).toBe(0)
    expect(await academy.db.rateLimit.count({ where: { key: { contains: first } } })).toBe(0)
  })

  it('starts the demo academy with the stories its learners have read, and a reset does not count them again', async () => {
    for (const day of ['2027-01-10', '2027-01-11']) {
      await resetDemo(academy.database.work, new Date(`${day}T12:00:00Z`))
      expect(await listed()).toEqual([
        'champion-of-stratego-loses',
        'new-york-schools-switch-ai-off',
        'films-that-break-the-laws-of-nature',
      ])
      expect(await countOf('champion-of-stratego-loses')).toBe(4)
    }
  })

  it('refuses more requests in an hour than a reader sends', async () => {
    const results = []
    for (let round = 0; round < 121; round++) results.push(await read(second))
    expect(results.filter((it) => it === 'RateLimitedError')).toHaveLength(1)
  })

  it('keeps the counter of the day only until the account is erased or the day is over', async () => {
    const { browser: reader, user } = await signUp(academy)
    await read(first, reader)
    const rows = await academy.db.rateLimit.findMany({ where: { key: { startsWith: 'news-read:' } } })
    expect(rows.map(({ key }) => key)).toEqual([`news-read:${user.id} ${first}`])
    expect(rows[0]?.resetsAt.toISOString()).toBe('2027-01-11T12:00:00.000Z')
  })
})
