import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeedEntry } from '../../src/adapters/feeds/feed.ts'
import { fetchFeed } from '../../src/adapters/feeds/feeds.ts'
import { FeedSite, localInternet } from '../../src/adapters/feeds/site.fixture.ts'
import { newsCollector } from '../../src/modules/news/feed.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { demo, signUp } from '../support/people/people.ts'

const now = new Date()
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const ago = (ms: number) => new Date(now.getTime() - ms)
const drafts = '{ newsDrafts(first: 100) { edges { node { id link feed title excerpt publishedAt fetchedAt } } } }'
const publish = `mutation ($draftId: ID!, $input: NewsWordsInput!) {
  publishNewsItem(draftId: $draftId, input: $input) {
    __typename
    ... on Error { code message }
    ... on InvalidInputError { field }
    ... on NewsItem { id title isBreaking publishedAt sources { title url } }
  }
}`
const dismiss = 'mutation ($draftId: ID!) { dismissNewsDraft(draftId: $draftId) { __typename ... on Error { code } } }'
const words = {
  title: 'A robot learns to water plants',
  summary: 'A school in Ghent built a robot that waters plants. It learned from the notes of thirty pupils.',
  whyItMatters: 'The robot only knows what people wrote down before.',
  tryThis: 'Write down how you water a plant.',
  area: 'general',
  isBreaking: false,
}

const entry = (name: string, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  link: `https://news.example/${name}`,
  title: `About ${name}`,
  excerpt: 'In short.',
  publishedAt: ago(28 * hourMs),
  ...changes,
})

describe.each(kinds)('news feeds on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  const problems: string[] = []
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await demo(academy, 'staff')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.setClock(now))
  afterEach(async () => {
    problems.length = 0
    await academy.db.newsDraft.deleteMany()
    await academy.db.newsItem.deleteMany({ where: { isShipped: false } })
  })

  /** Runs the hourly job once with these entries per feed. A feed given as an error fails. */
  async function collect(feeds: Record<string, FeedEntry[] | Error>, moment = now): Promise<void> {
    const read = async (address: string) => {
      const found = feeds[address]
      if (!found || found instanceof Error) throw found ?? new Error('no such feed')
      return found
    }
    await newsCollector(Object.keys(feeds), (error) => problems.push((error as Error).message), read)(academy.db, moment)
  }

  const waiting = async (): Promise<Json[]> => (await staff.execute(drafts)).newsDrafts.edges.map((edge: Json) => edge.node)
  const titles = async () => (await waiting()).map((it) => it.title).toSorted()
  const told = async (who = staff): Promise<string[]> =>
    (await who.execute('{ newsItems(first: 100) { edges { node { title } } } }')).newsItems.edges.map((it: Json) => it.node.title)
  async function oneDraft(): Promise<string> {
    await collect({ 'https://a.example/feed': [entry('robots')] })
    return (await waiting())[0].id
  }
  const send = async (draftId: string, changes: Record<string, unknown> = {}, who = staff): Promise<Json> =>
    (await who.execute(publish, { draftId, input: { ...words, ...changes } })).publishNewsItem

  it('become drafts for staff, which learners cannot read', async () => {
    const { browser } = await signUp(academy)
    const before = await told(browser)
    await collect({ 'https://a.example/feed': [entry('robots'), entry('videos', { publishedAt: null })] })
    expect(await waiting()).toEqual(
      expect.arrayContaining([
        {
          id: expect.any(String),
          link: 'https://news.example/robots',
          feed: 'a.example',
          title: 'About robots',
          excerpt: 'In short.',
          publishedAt: ago(28 * hourMs).toISOString(),
          fetchedAt: now.toISOString(),
        },
        expect.objectContaining({ title: 'About videos', publishedAt: null }),
      ]),
    )
    expect(await told(browser)).toEqual(before)
    expect((await browser.get('/api/ai-news')).body.map((it: Json) => it.title)).not.toContain('About robots')
  })

  it.each(['learner', 'parent', 'visitor'])('hide drafts from a %s', async (role) => {
    const id = await oneDraft()
    const who =
      role === 'visitor' ? academy.browser() : role === 'parent' ? await demo(academy, role) : (await signUp(academy)).browser
    const refusal = role === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
    await expect(who.execute(drafts)).rejects.toThrow(refusal)
    await expect(send(id, {}, who)).rejects.toThrow(refusal)
    await expect(who.execute(dismiss, { draftId: id })).rejects.toThrow(refusal)
    expect(await titles()).toEqual(['About robots'])
    expect(await academy.db.newsItem.count({ where: { isShipped: false } })).toBe(0)
  })

  it('create one draft per page, however many feeds list it, however often and in parallel', async () => {
    const feeds = {
      'https://a.example/feed': [entry('robots')],
      'https://b.example/feed': [entry('robots', { title: 'Other words' })],
    }
    await Promise.all([collect(feeds), collect(feeds)])
    await collect(feeds, ago(-hourMs))
    expect(await waiting()).toMatchObject([{ link: 'https://news.example/robots', fetchedAt: now.toISOString() }])
    expect(problems).toEqual([])
  })

  it('skip entries that are older than thirty days or already published, and date future ones today', async () => {
    const { url } = await academy.db.newsSource.findFirstOrThrow()
    await collect({
      'https://a.example/feed': [
        entry('old', { publishedAt: ago(30 * dayMs) }),
        entry('nearly-old', { publishedAt: ago(30 * dayMs - 1) }),
        entry('ahead', { publishedAt: ago(-dayMs) }),
        entry('told', { link: url }),
      ],
    })
    expect(await titles()).toEqual(['About ahead', 'About nearly-old'])
    expect((await waiting()).find((it) => it.title === 'About ahead').publishedAt).toBe(now.toISOString())
  })

  it('that fail are reported and do not affect others', async () => {
    await collect({
      'https://a.example/feed': new Error('answered 500'),
      'https://b.example/feed': [entry('robots')],
      'https://c.example/feed': new Error('no feed: neither RSS nor Atom'),
    })
    expect(problems).toEqual([
      'NEWS_FEEDS: https://a.example/feed: answered 500',
      'NEWS_FEEDS: https://c.example/feed: no feed: neither RSS nor Atom',
    ])
    expect(await titles()).toEqual(['About robots'])
  })

  it('keep drafts for sixty days, and do not bring back dismissed ones', async () => {
    const robots = entry('robots', { publishedAt: null })
    const videos = entry('videos', { publishedAt: null })
    await collect({ 'https://a.example/feed': [robots, videos] })
    const draftId = (await waiting()).find((it) => it.title === 'About videos').id
    const dismissed = { dismissNewsDraft: { __typename: 'DonePayload' } }
    expect(await staff.execute(dismiss, { draftId })).toEqual(dismissed)
    expect(await staff.execute(dismiss, { draftId })).toEqual(dismissed)
    await collect({}, ago(-60 * dayMs))
    expect(await titles()).toEqual(['About robots'])
    await collect({ 'https://a.example/feed': [videos] }, ago(-60 * dayMs - 1))
    expect(await titles()).toEqual([])
  })

  it('of a hostile site are stored as plain text, through the real client', async () => {
    const site = await FeedSite.open((_request, response) => {
      response.setHeader('content-type', 'application/rss+xml')
      response.end(`<rss><channel>
        <item><title>&lt;img src=x onerror=alert(1)&gt;Robots</title><link>https://news.example/robots?utm_source=x#top</link>
          <description><![CDATA[<p>In <b>short</b></p><script>steal()</script>]]></description></item>
        <item><title>Script</title><link>javascript:alert(1)</link></item></channel></rss>`)
    })
    const feeds = [site.address('/feed'), site.address('/feed', '127.0.0.1')]
    const report = (error: unknown) => problems.push((error as Error).message)
    await newsCollector(feeds.slice(0, 1), report, (address) => fetchFeed(address, localInternet()))(academy.db, now)
    expect(await waiting()).toMatchObject([
      { title: 'Robots', excerpt: 'In short', link: 'https://news.example/robots', feed: 'feeds.test' },
    ])
    expect(site.hits).toBe(1)

    // In the production configuration the same machine is not reached at all.
    await newsCollector(feeds.slice(1), report)(academy.db, now)
    expect(problems).toEqual([`NEWS_FEEDS: ${feeds[1]}: 127.0.0.1 leads to 127.0.0.1, which is not public`])
    expect(site.hits).toBe(1)
    await site.close()
  })

  it('are published to learners as a story by staff, with the page as its source', async () => {
    const draftId = await oneDraft()
    const { browser } = await signUp(academy)
    const count = async () => (await browser.execute('{ newsStats { weekCount } }')).newsStats.weekCount
    const before = await count()
    expect(await send(draftId, { isBreaking: true })).toEqual({
      __typename: 'NewsItem',
      id: draftId,
      title: words.title,
      isBreaking: true,
      publishedAt: now.toISOString(),
      sources: [{ title: 'a.example: About robots', url: 'https://news.example/robots' }],
    })
    expect((await told(browser))[0]).toBe(words.title)
    expect(await count()).toBe(before + 1)
    expect(await waiting()).toEqual([])
    await collect({ 'https://b.example/feed': [entry('robots')] })
    expect(await waiting()).toEqual([])
  })

  it('are published once for twenty parallel clicks', async () => {
    const draftId = await oneDraft()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(draftId)))
    expect(new Set(answers.map((it) => `${it.__typename} ${it.id}`))).toEqual(new Set([`NewsItem ${draftId}`]))
    expect(await academy.db.newsItem.count({ where: { isShipped: false } })).toBe(1)
    expect(await academy.db.newsSource.count({ where: { newsItemId: draftId } })).toBe(1)
  })

  it('accept one of two parallel stories for a draft, and report a conflict for the other', async () => {
    const draftId = await oneDraft()
    const answers = await Promise.all([send(draftId), send(draftId, { title: 'Another title for it' })])
    expect(answers.map((it) => it.code ?? 'published').toSorted()).toEqual(['DRAFT_SETTLED', 'published'])
    expect(await academy.db.newsItem.count({ where: { isShipped: false } })).toBe(1)
    expect((await staff.execute(dismiss, { draftId })).dismissNewsDraft.code).toBe('DRAFT_SETTLED')
  })

  it('do not allow dismissed drafts to be published', async () => {
    const draftId = await oneDraft()
    await staff.execute(dismiss, { draftId })
    expect((await send(draftId)).code).toBe('DRAFT_SETTLED')
    expect(await academy.db.newsItem.count({ where: { isShipped: false } })).toBe(0)
  })

  it.each([
    ['title', 'Short'],
    ['summary', 'x'.repeat(401)],
    ['whyItMatters', ''],
    ['tryThis', '   '],
  ])('reject a story with an invalid %s', async (field, text) => {
    const draftId = await oneDraft()
    expect(await send(draftId, { [field]: text })).toMatchObject({ code: 'INVALID_INPUT', field })
    expect(await titles()).toEqual(['About robots'])
  })

  it('report unknown drafts as not found', async () => {
    expect((await send('no-such-draft')).code).toBe('NOT_FOUND')
    expect((await staff.execute(dismiss, { draftId: 'no-such-draft' })).dismissNewsDraft.code).toBe('NOT_FOUND')
  })
})
