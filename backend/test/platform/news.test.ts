import { newsTabs } from '@deepm/schema/rules/news/news'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNews } from '../../src/seed/content.ts'
import { seedNews } from '../../src/seed/news.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const stories = `query ($tab: NewsTab!, $first: Int, $after: String) {
  newsItems(tab: $tab, first: $first, after: $after) {
    edges { node { id title summary whyItMatters tryThis area isBreaking wasBreaking publishedAt sources { title url } } }
    pageInfo { hasNextPage endCursor }
  }
}`
const stats = '{ newsStats { weekCount recentCount breakingCount totalCount } }'
const headline = '{ newsHeadline { id title publishedAt isBreaking furtherUpdates } }'
const breaking = '{ breakingNews { id title isBreaking } }'

const { items } = readNews()
const shipped = items.length
const dayMs = 86_400_000
const newest = items[0]?.id ?? ''
const newestAt = new Date(`${items[0]?.publishedOn}T00:00:00Z`)
const lastFreshMoment = new Date(newestAt.getTime() + 30 * dayMs - 1).toISOString()
const staleMoment = new Date(newestAt.getTime() + 30 * dayMs).toISOString()
const older = 'first-world-report-on-ai'
const newer = 'chatbots-must-say-they-are-machines'

describe.each(kinds)('AI news on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    browser = (await signUp(academy)).browser
    // The tests move the clock beyond the end of sessions.
    await academy.db.session.updateMany({ data: { expiresAt: new Date('2040-01-01') } })
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.setClock(new Date('2026-08-03T12:00:00Z')))

  const at = (moment: string) => academy.setClock(new Date(moment))
  const nodes = async (tab: string, who = browser): Promise<Json[]> =>
    (await who.execute(stories, { tab, first: 100 })).newsItems.edges.map((edge: Json) => edge.node)
  const ids = async (tab: string) => (await nodes(tab)).map((node) => node.id)

  it('shows every shipped story with text and sources, newest first', async () => {
    at(lastFreshMoment)
    const told = await nodes('all')
    expect(told).toHaveLength(shipped)
    const days = told.map((node) => node.publishedAt)
    expect(days).toEqual(days.toSorted().toReversed())
    const { publishedOn, isBreaking: wasBreaking, ...words } = items[0] ?? {}
    expect(told[0]).toEqual({ ...words, wasBreaking, isBreaking: false, publishedAt: `${publishedOn}T00:00:00.000Z` })
  })

  it('is readable by everyone signed in, including children without consent, and stores nothing about them', async () => {
    at(lastFreshMoment)
    const child = await signUp(academy, childForm())
    for (const who of [child.browser, await demo(academy, 'parent'), await demo(academy, 'staff')]) {
      const statements = await academy.countStatements(async () => {
        expect(await nodes('all', who)).toHaveLength(shipped)
        await who.execute(`{ ${[stats, headline, breaking].map((it) => it.slice(1, -1)).join(' ')} coursesUpdatedAt }`)
      })
      expect(statements.filter((sql) => /^\s*(INSERT|UPDATE|DELETE)/i.test(sql))).toEqual([])
    }
  })

  it.each([stats, headline, breaking, '{ newsItems { edges { node { id } } } }', '{ coursesUpdatedAt }'])(
    'requires a session: %s',
    async (query) => {
      await expect(academy.browser().execute(query)).rejects.toThrow('UNAUTHENTICATED')
    },
  )

  it('has stories under every tab, each with its own area', async () => {
    at(lastFreshMoment)
    for (const tab of newsTabs) {
      const expected = items.filter((it) => tab === 'all' || (tab === 'breaking' ? it.isBreaking : it.area === tab))
      expect(expected.length).toBeGreaterThan(0)
      expect((await ids(tab)).toSorted()).toEqual(expected.map((it) => it.id).toSorted())
    }
  })

  it('is paged without skipping or repeating a story', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Json = (await browser.execute(stories, { tab: 'all', first: 5, after })).newsItems
      seen.push(...page.edges.map((edge: Json) => edge.node.id))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(await ids('all'))
  })

  it.each([
    ['2026-06-30T23:59:59Z', []],
    ['2026-07-01T00:00:00Z', [older]],
    ['2026-07-30T23:59:59Z', [older]],
    ['2026-07-31T00:00:00Z', []],
    ['2026-08-02T00:00:00Z', [newer]],
    ['2026-08-31T23:59:59Z', [newer]],
    ['2026-09-01T00:00:00Z', []],
    ['2030-01-01T00:00:00Z', []],
  ])('at %s has these breaking stories: %j', async (moment, expected) => {
    at(moment)
    expect((await browser.execute(breaking)).breakingNews.map((it: Json) => it.id)).toEqual(expected)
    expect((await browser.execute(stats)).newsStats.breakingCount).toBe(expected.length)
    expect((await nodes('all')).filter((it) => it.isBreaking).map((it) => it.id)).toEqual(expected)
  })

  it('keeps past breaking stories under Breaking, marked as past', async () => {
    at('2026-11-21T12:00:00Z')
    const kept = await nodes('breaking')
    expect(kept.map(({ id, isBreaking, wasBreaking }) => ({ id, isBreaking, wasBreaking }))).toEqual([
      { id: newer, isBreaking: false, wasBreaking: true },
      { id: older, isBreaking: false, wasBreaking: true },
    ])
  })

  it.each([
    '2026-01-31T00:00:00Z',
    '2026-03-27T00:00:00Z',
    '2026-04-02T00:00:00Z',
    '2026-04-02T00:00:01Z',
    '2026-08-03T12:00:00Z',
    '2026-11-21T12:00:00Z',
  ])('counts stories at %s by their dates', async (moment) => {
    at(moment)
    const now = Date.parse(moment)
    const ages = items.map((it) => now - Date.parse(it.publishedOn)).filter((age) => age >= 0)
    const younger = (days: number) => ages.filter((age) => age < days * dayMs).length
    expect((await browser.execute(stats)).newsStats).toMatchObject({
      weekCount: younger(7),
      recentCount: younger(30),
      totalCount: ages.length,
    })
    expect(await ids('all')).toHaveLength(ages.length)
  })

  it('shows no story before its date', async () => {
    at('2026-01-01T00:00:00Z')
    expect(await ids('all')).toEqual([])
    expect((await browser.execute(headline)).newsHeadline).toBeNull()
    const none = { weekCount: 0, recentCount: 0, breakingCount: 0, totalCount: 0 }
    expect((await browser.execute(stats)).newsStats).toEqual(none)
  })

  it.each([
    ['a breaking story before a newer one', '2026-07-20T00:00:00Z', { id: older, isBreaking: true, furtherUpdates: 0 }],
    [
      'a breaking story of the week, not counted as further',
      '2026-08-03T00:00:00Z',
      { id: newer, isBreaking: true, furtherUpdates: 0 },
    ],
    [
      'the newest where nothing is breaking',
      '2026-04-20T00:00:00Z',
      { id: 'power-for-data-centres', isBreaking: false, furtherUpdates: 0 },
    ],
    [
      'one of two of a day, and counts the other',
      '2026-03-27T00:00:00Z',
      { id: 'wikipedia-written-by-people', furtherUpdates: 1 },
    ],
    ['the newest on its last fresh day', lastFreshMoment, { id: newest, isBreaking: false, furtherUpdates: 0 }],
  ])('the dashboard shows %s', async (_what, moment, expected) => {
    at(moment)
    expect((await browser.execute(headline)).newsHeadline).toMatchObject(expected)
  })

  it('the dashboard shows nothing once the newest story is 30 days old, and the hub knows when it was updated', async () => {
    const freshness = '{ newsStats { isFresh newestAt } }'
    at(lastFreshMoment)
    expect((await browser.execute(freshness)).newsStats).toEqual({ isFresh: true, newestAt: newestAt.toISOString() })
    at(staleMoment)
    expect((await browser.execute(freshness)).newsStats).toEqual({ isFresh: false, newestAt: newestAt.toISOString() })
    expect((await browser.execute(headline)).newsHeadline).toBeNull()
    expect(await ids('all')).toHaveLength(shipped)
  })

  it('a newer story does not replace a breaking one on the dashboard, but is counted', async () => {
    const extra = { summary: '', whyItMatters: '', tryThis: '', area: 'text' as const, title: 'Newer' }
    await academy.db.newsItem.create({ data: { id: 'newer', ...extra, publishedAt: new Date('2026-08-03T06:00:00Z') } })
    expect((await browser.execute(headline)).newsHeadline).toMatchObject({ id: newer, furtherUpdates: 1 })
    await academy.db.newsItem.delete({ where: { id: 'newer' } })
  })

  it('returns the same figures over REST', async () => {
    expect((await browser.get('/api/ai-news/breaking')).body).toMatchObject([{ id: newer }])
    expect((await browser.get('/api/ai-news/stats')).body.weekCount).toBe(1)
    const { body } = await browser.get('/api/ai-news')
    expect(body.map((it: Json) => it.id)).toEqual(await ids('all'))
    expect(body[0]).toMatchObject({ id: newer, isBreaking: true, area: 'text', publishedAt: '2026-08-02T00:00:00.000Z' })
  })

  it('changes nothing when the same edition is seeded again, and no courses with a new one', async () => {
    const everything = () => academy.db.newsItem.findMany({ include: { sources: true }, orderBy: { id: 'asc' } })
    const before = await everything()
    await seedNews(academy.db, readNews())
    expect(await everything()).toEqual(before)
    const { coursesUpdatedAt } = await browser.execute('{ coursesUpdatedAt }')
    expect(Date.parse(coursesUpdatedAt)).toBeGreaterThan(0)
    const content = await academy.db.contentEdition.findUnique({ where: { name: 'content' } })
    await seedNews(academy.db, { items: items.slice(1), digest: 'next' })
    expect(await academy.db.contentEdition.findUnique({ where: { name: 'content' } })).toEqual(content)
    expect((await browser.execute('{ coursesUpdatedAt }')).coursesUpdatedAt).toBe(coursesUpdatedAt)
  })

  it('removes stories missing from the file, updates the others, and keeps those by staff', async () => {
    at(lastFreshMoment)
    const [first, ...rest] = items
    const words = { summary: '', whyItMatters: '', tryThis: '', area: 'text' as const, publishedAt: new Date('2026-08-01') }
    await academy.db.newsItem.create({ data: { id: 'by-staff', title: 'By staff', ...words } })
    const [second] = rest
    if (!first || !second) throw new Error('two stories are needed')
    const source = { title: 'The only one', url: 'https://example.org/only' }
    await seedNews(academy.db, {
      items: [{ ...second, title: 'Told anew', sources: [source] }, ...rest.slice(1)],
      digest: 'another',
    })
    const told = await nodes('all')
    expect(told.map((it) => it.id)).toContain('by-staff')
    expect(told.map((it) => it.id)).not.toContain(first.id)
    expect(told.find((it) => it.id === second.id)).toMatchObject({ title: 'Told anew', sources: [source] })
    await academy.db.newsItem.delete({ where: { id: 'by-staff' } })
    await seedNews(academy.db, readNews())
    expect(await nodes('all')).toHaveLength(shipped)
  })
})
