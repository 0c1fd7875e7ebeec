import { type NewsTab, newsRefetchMs } from '@deepm/schema/rules/news/news'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newsPage, newsStory, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline, settle } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import type { AiNewsPageQuery } from './ai-news-page.generated.ts'

const robots = newsStory('robots', {
  area: 'general',
  isBreaking: true,
  wasBreaking: true,
  publishedAt: '2026-11-20T00:00:00.000Z',
})
const videos = newsStory('videos', { area: 'video' })
const pictures = newsStory('pictures', { area: 'image', publishedAt: '2026-05-01T00:00:00.000Z' })
const words = newsStory('words', { publishedAt: '2026-04-30T00:00:00.000Z' })
const every = [robots, videos, pictures, words]

const scrolledTo = vi.fn()
beforeEach(() => {
  scrolledTo.mockClear()
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

/** Answers each tab with the stories of that tab. */
function serveNews(stories = every, changes: Partial<AiNewsPageQuery> = {}) {
  const under = (tab: NewsTab) => stories.filter((it) => tab === 'all' || (tab === 'breaking' ? it.wasBreaking : it.area === tab))
  return answer('AiNewsPage', ({ tab }) => ({
    ...newsPage(stories, changes),
    newsItems: changes.newsItems ?? newsPage(under(tab)).newsItems,
  }))
}

async function openHub(path = '/ai-news') {
  const app = renderApp(path, { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'AI News Hub' })
  return app
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level: 2 })
    .map((it) => it.textContent)
const story = (title: string) => within(screen.getByRole('article', { name: title }))
const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab', { selected: true }).map((it) => it.textContent)
const refresh = () => screen.getByRole('button', { name: 'Refresh' })

test('shows a story with title, date, event, reason, something to try, and sources that open in a new tab', async () => {
  serveNews()
  await openHub()
  const card = story('Story videos')
  expect(card.getByText('11 May 2026').getAttribute('datetime')).toBe('2026-05-11')
  expect(card.getByText('What happened with videos.')).toBeTruthy()
  expect(card.getByText(/^Why it matters/).parentElement?.textContent).toBe('Why it matters: Why videos matters.')
  expect(card.getByText('Try this').parentElement?.textContent).toBe('Try thisWhat to try with videos.')
  const source = card.getByRole('link', { name: 'Source of videos (opens in a new tab)' })
  expect(source.getAttribute('href')).toBe('https://example.org/videos')
  expect(source.getAttribute('target')).toBe('_blank')
  expect(source.getAttribute('rel')).toBe('noopener noreferrer')
})

test('shows the four counts of the server and the last update of the courses', async () => {
  serveNews()
  await openHub()
  const figures = screen.getAllByRole('definition').map((it) => [it.previousElementSibling?.textContent, it.textContent])
  expect(figures).toEqual([
    ['New in 7 days', '1'],
    ['New in 30 days', '3'],
    ['Breaking now', '1'],
    ['All stories', '4'],
  ])
  expect(screen.getByText(/^Our courses were last updated on/).textContent).toBe(
    'Our courses were last updated on 2 November 2026',
  )
})

test('shows no course update when the server has no courses', async () => {
  serveNews(every, { coursesUpdatedAt: null })
  await openHub()
  expect(screen.queryByText(/Our courses/)).toBeNull()
})

test('shows breaking news in the banner with a link to the story', async () => {
  serveNews()
  const { user } = await openHub()
  const banner = within(screen.getByRole('region', { name: 'Breaking news' }))
  expect(story('Story robots').getByText('Breaking')).toBeTruthy()
  await user.click(banner.getByRole('link', { name: 'Story robots' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Story robots'))
  expect(selected()).toEqual(['Breaking'])
  await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith('story-robots'))
  // The refresh happens after the reader arrived at the story.
  await user.click(refresh())
  await waitFor(() => expect(refresh().previousElementSibling?.textContent).toMatch(/nothing new/))
  await act(settle)
  await waitFor(() => expect(document.activeElement).toBe(refresh()))
})

test('shows that there is no breaking news, and lists past breaking news', async () => {
  serveNews([{ ...robots, isBreaking: false }, videos])
  const { user } = await openHub()
  expect(screen.queryByRole('region', { name: 'Breaking news' })).toBeNull()
  expect(screen.getByText('There is no breaking news right now.')).toBeTruthy()
  expect(story('Story robots').queryByText(/breaking/i)).toBeNull()
  await user.click(tab('Breaking'))
  await waitFor(() => expect(titles()).toEqual(['Story robots']))
  expect(
    screen.getByText('There is no breaking news right now. These stories were breaking news when they were new.'),
  ).toBeTruthy()
  expect(story('Story robots').getByText('Was breaking')).toBeTruthy()
})

test('shows the stories of each tab and keeps the tab in the URL', async () => {
  serveNews()
  const { user } = await openHub()
  expect(screen.getAllByRole('tab').map((it) => it.textContent)).toEqual([
    'All Updates',
    'Text AI',
    'Image AI',
    'Video AI',
    'Breaking',
  ])
  expect(titles()).toHaveLength(4)
  for (const [name, found, query] of [
    ['Text AI', 'Story words', '?tab=text'],
    ['Image AI', 'Story pictures', '?tab=image'],
    ['Video AI', 'Story videos', '?tab=video'],
    ['Breaking', 'Story robots', '?tab=breaking'],
  ] as const) {
    await user.click(tab(name))
    await waitFor(() => expect(titles()).toEqual([found]))
    expect(selected()).toEqual([name])
    expect(address()).toBe(`/ai-news${query}`)
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy()
  }
  await user.click(tab('All Updates'))
  expect(address()).toBe('/ai-news')
})

test.each([
  ['/ai-news?tab=video', 'Video AI'],
  ['/ai-news?tab=sports', 'All Updates'],
])('%s opens at %s', async (path, name) => {
  const asked = serveNews()
  await openHub(path)
  expect(selected()).toEqual([name])
  expect(asked).toHaveLength(1)
})

test('moves between tabs with arrow keys, Home and End, has one tab stop, and keeps the focus', async () => {
  serveNews()
  const { user } = await openHub()
  const inOrder = () =>
    screen
      .getAllByRole('tab')
      .filter((it) => it.tabIndex === 0)
      .map((it) => it.textContent)
  expect(inOrder()).toEqual(['All Updates'])
  act(() => tab('All Updates').focus())
  for (const [key, name] of [
    ['{ArrowRight}', 'Text AI'],
    ['{ArrowLeft}', 'All Updates'],
    ['{ArrowLeft}', 'Breaking'],
    ['{ArrowRight}', 'All Updates'],
    ['{End}', 'Breaking'],
    ['{Home}', 'All Updates'],
  ] as const) {
    await user.keyboard(key)
    await act(settle)
    expect([document.activeElement?.textContent, selected(), inOrder()]).toEqual([name, [name], [name]])
  }
  expect(vi.mocked(window.scrollTo)).toHaveBeenCalledTimes(0)
})

test('shows an empty message for a tab without stories', async () => {
  serveNews([videos])
  const { user } = await openHub()
  await user.click(tab('Image AI'))
  expect(await screen.findByText('No stories under Image AI yet')).toBeTruthy()
})

test('keeps the page when the stories of a tab cannot be loaded, shows an error and offers a retry', async () => {
  serveNews()
  const { user } = await openHub()
  answer('AiNewsPage', offline)
  await user.click(tab('Video AI'))
  expect(await screen.findByText('We could not load these stories')).toBeTruthy()
  expect(titles()).toEqual([])
  serveNews()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Story videos']))
})

test('refetches on refresh, shows the number of new stories and keeps the focus', async () => {
  serveNews([videos])
  const { user } = await openHub()
  const time = (moment: string) => new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const status = () => refresh().previousElementSibling?.textContent
  expect(status()).toBe(`Up to date at ${time('2026-11-21T17:36:00Z')}`)

  const stats = { ...newsPage(every).newsStats, asOf: '2026-11-21T18:02:00.000Z' }
  const { open, opened } = gate()
  const asked = answer('AiNewsPage', async () => {
    await opened
    return newsPage([robots, videos], { newsStats: { ...stats, totalCount: 2 } })
  })
  await user.click(refresh())
  expect(refresh().getAttribute('aria-busy')).toBe('true')
  await user.click(refresh())
  open()
  await waitFor(() => expect(titles()).toEqual(['Story robots', 'Story videos']))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.variables).toEqual({ tab: 'all', after: null })
  expect(status()).toBe(`Up to date at ${time('2026-11-21T18:02:00Z')}: 1 new story`)
  await waitFor(() => expect(document.activeElement).toBe(refresh()))

  await user.click(refresh())
  await waitFor(() => expect(status()).toMatch(/: nothing new$/))
})

const stale = { ...newsPage(every).newsStats, isFresh: false, newestAt: '2026-08-02T00:00:00.000Z' }

test('leads with the stories read most and says when the news was updated while nothing is fresh, and shows no story twice', async () => {
  serveNews(every, { newsStats: stale, mostReadNews: [pictures, robots] })
  const { user } = await openHub()
  expect(screen.getByText(/^The news was last updated on/).textContent).toBe('The news was last updated on 2 August 2026.')
  expect(refresh().previousElementSibling?.textContent).toMatch(/^Checked at \d\d:\d\d$/)
  expect(titles()).toEqual(['Most read', 'Story pictures', 'Story robots', 'All other stories', 'Story videos', 'Story words'])
  expect(within(screen.getByRole('region', { name: 'Most read' })).getAllByRole('article')).toHaveLength(2)
  await user.click(tab('Video AI'))
  await waitFor(() => expect(titles()).toEqual(['Story videos']))
})

test('says when the news was updated, and lists the newest first, while nothing is fresh and nothing was read', async () => {
  serveNews(every, { newsStats: stale })
  await openHub()
  expect(screen.getByText(/^The news was last updated on/)).toBeTruthy()
  expect(titles()).toEqual(every.map(({ title }) => title))
})

test('does not mention the last update while the news is fresh', async () => {
  serveNews()
  await openHub()
  expect(screen.queryByText(/last updated on \d+ August/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Most read' })).toBeNull()
})

test('keeps the stories when a refresh fails offline, and shows their age', async () => {
  serveNews()
  const { user } = await openHub()
  answer('AiNewsPage', offline)
  await user.click(refresh())
  expect(await screen.findByText(/^We couldn’t check for news just now\. Last checked at \d\d:\d\d\.$/)).toBeTruthy()
  expect(titles()).toHaveLength(4)
})

test('refetches every 30 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  serveNews([videos])
  await openHub()
  const asked = serveNews([robots, videos])
  expect(newsRefetchMs.hub).toBe(1_800_000)
  await act(() => vi.advanceTimersByTimeAsync(1_799_999))
  expect(asked).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await waitFor(() => expect(titles()).toEqual(['Story robots', 'Story videos']))
  expect(asked).toHaveLength(1)
})

test('shows older stories, moves the focus to the first of them, and keeps them after a refresh', async () => {
  const first = { edges: [{ node: robots }, { node: videos }], pageInfo: { hasNextPage: true, endCursor: 'videos' } }
  const second = { edges: [{ node: pictures }, { node: words }], pageInfo: { hasNextPage: false, endCursor: 'words' } }
  const asked = answer('AiNewsPage', ({ after }) => newsPage(every, { newsItems: after ? second : first }))
  const { user } = await openHub()
  await user.click(screen.getByRole('button', { name: 'Show older stories' }))
  await waitFor(() => expect(titles()).toHaveLength(4))
  expect(asked.at(-1)?.variables).toEqual({ tab: 'all', after: 'videos' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Story pictures'))
  await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith('story-pictures'))
  expect(screen.queryByRole('button', { name: 'Show older stories' })).toBeNull()
  await user.click(refresh())
  await waitFor(() => expect(refresh().previousElementSibling?.textContent).toMatch(/nothing new/))
  expect(titles()).toHaveLength(4)
})

test('shows an error when older stories cannot be loaded, and keeps the button', async () => {
  const newsItems = { edges: [{ node: videos }], pageInfo: { hasNextPage: true, endCursor: 'videos' } }
  serveNews([videos], { newsItems })
  const { user } = await openHub()
  answer('AiNewsPage', offline)
  await user.click(screen.getByRole('button', { name: 'Show older stories' }))
  expect(await screen.findByText('We could not load older stories')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show older stories' })).toBeTruthy()
})

test('shows an empty message without stories, and offers a retry when the hub cannot be reached', async () => {
  answer('AiNewsPage', offline)
  const { user } = renderApp('/ai-news', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  serveNews([])
  await user.click(again)
  expect(await screen.findByText('No stories under All Updates yet')).toBeTruthy()
})

test('shows the news to a child who waits for consent', async () => {
  serveNews()
  renderApp('/ai-news', { session: sessionUser({ consent: 'pending' }), viewer: viewer() })
  expect(await screen.findByRole('heading', { level: 1, name: 'AI News Hub' })).toBeTruthy()
})

test('shows a visitor the not-found page', async () => {
  renderApp('/ai-news')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy()
})
