import { act, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { lesson, lessonPage, sessionUser, viewer } from '../../test/factories.ts'
import { answer, offline } from '../../test/msw.ts'
import { goTo, renderApp } from '../../test/render-app.tsx'
import { UiProvider } from '../ui/provider.tsx'
import { Arrival } from './arrival.tsx'
import { screenPaths, titleOf } from './page-titles.ts'
import { publicPages } from './public-pages.ts'
import { routes } from './routes.tsx'

test.each([
  ['/landing', 'DEEPM Academy: young people learn to use AI safely and creatively'],
  ['/auth/email/confirm', 'Confirm your sign-in · DEEPM Academy'],
  ['/persona/writer', 'Path · DEEPM Academy'],
  ['/Dashboard/', 'Dashboard · DEEPM Academy'],
  ['/nowhere', 'Page not found · DEEPM Academy'],
])('%s is called %s', (path, title) => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <Arrival />
      </MemoryRouter>
    </UiProvider>,
  )
  expect(document.title).toBe(title)
})

test('the list of screens and their titles has exactly the paths of the router', () => {
  const pathsOf = (all: RouteObject[]): string[] =>
    all.flatMap(({ path, children }) => [path ?? [], pathsOf(children ?? [])].flat())
  expect(
    pathsOf(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  ).toEqual(screenPaths.toSorted())
  for (const path of screenPaths) expect(titleOf(path), path).not.toContain('Page not found')
})

test('a lesson gives its name to the title, and the next page takes it away again', async () => {
  answer('LessonPage', lessonPage(lesson({ title: 'Prompt detective' })))
  renderApp('/lesson/first-prompt', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('Prompt detective · DEEPM Academy'))
  goTo('/terms')
  await waitFor(() => expect(document.title).toBe('Terms of use · DEEPM Academy'))
})

test('a page that is not found, or cannot be loaded, says so in its title', async () => {
  answer('PersonaPage', offline)
  const { unmount } = renderApp('/persona/writer', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('We could not load this page · DEEPM Academy'))
  unmount()
  answer('PersonaPage', { persona: null, viewer: viewer() })
  renderApp('/persona/nowhere', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('Page not found · DEEPM Academy'))
})

test('the title of each next page is announced, and that of the first is left to the browser', async () => {
  renderApp('/terms')
  const announced = () => document.querySelector('[data-announcement]')?.textContent
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')))
  expect(announced()).toBe('')
  goTo('/privacy')
  await waitFor(() => expect(announced()).toBe('Privacy · DEEPM Academy'), { timeout: 3000 })
})

test('public pages have titles and descriptions of their own, of a length that search engines show', () => {
  for (const { path, title, description } of publicPages) {
    expect(title.length, path).toBeLessThanOrEqual(70)
    expect(description.length, path).toBeGreaterThan(60)
    expect(description.length, path).toBeLessThanOrEqual(170)
  }
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length)
  expect(titleOf('/terms')).toBe('Terms of use · DEEPM Academy')
})

test('a followed link begins at the top; going back is left to the browser', async () => {
  const scrollTo = vi.mocked(window.scrollTo)
  const { user, findByRole } = renderApp('/terms')
  scrollTo.mockClear()
  await user.click(await findByRole('link', { name: 'DEEPM Academy: home' }))
  await waitFor(() => expect(document.title).toBe(titleOf('/landing')))
  expect(scrollTo).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  goTo('/privacy')
  await waitFor(() => expect(document.title).toBe(titleOf('/privacy')))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('what changes only behind the question mark, like a tab, keeps the place of the reader', async () => {
  const scrollTo = vi.mocked(window.scrollTo)
  const { getByRole } = render(
    <UiProvider>
      <MemoryRouter initialEntries={['/ai-news']}>
        <Arrival />
        <Link to="?tab=text" replace>
          Text
        </Link>
        <Link to="/terms">Terms</Link>
      </MemoryRouter>
    </UiProvider>,
  )
  scrollTo.mockClear()
  act(() => getByRole('link', { name: 'Text' }).click())
  expect(scrollTo).toHaveBeenCalledTimes(0)
  act(() => getByRole('link', { name: 'Terms' }).click())
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
