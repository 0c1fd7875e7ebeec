import { act, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { lesson, lessonPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { goTo, renderApp } from '../../../test/render-app.tsx'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { screenPaths, titleOf } from '../metadata/page-titles.ts'
import { publicPages } from '../metadata/public-pages.ts'
import { RouteEffects } from './route-effects.tsx'
import { routes } from './routes.tsx'

test.each([
  ['/landing', 'DEEPM Academy: young people learn to use AI safely and creatively'],
  ['/auth/email/confirm', 'Confirm your sign-in · DEEPM Academy'],
  ['/persona/writer', 'Path · DEEPM Academy'],
  ['/Dashboard/', 'Dashboard · DEEPM Academy'],
  ['/nowhere', 'Page not found · DEEPM Academy'],
])('titles %s as %s', (path, title) => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <RouteEffects />
      </MemoryRouter>
    </UiProvider>,
  )
  expect(document.title).toBe(title)
})

test('lists exactly the paths of the router with their titles', () => {
  const pathsOf = (all: RouteObject[]): string[] =>
    all.flatMap(({ path, children }) => [path ?? [], pathsOf(children ?? [])].flat())
  expect(
    pathsOf(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  ).toEqual(screenPaths.toSorted())
  for (const path of screenPaths) expect(titleOf(path), path).not.toContain('Page not found')
})

test('shows the lesson name in the title until the next page', async () => {
  answer('LessonPage', lessonPage(lesson({ title: 'Prompt detective' })))
  renderApp('/lesson/first-prompt', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('Prompt detective · DEEPM Academy'))
  goTo('/terms')
  await waitFor(() => expect(document.title).toBe('Terms of use · DEEPM Academy'))
})

test('shows in the title that a page is not found or cannot be loaded', async () => {
  answer('PersonaPage', offline)
  const { unmount } = renderApp('/persona/writer', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('We could not load this page · DEEPM Academy'))
  unmount()
  answer('PersonaPage', { persona: null, viewer: viewer() })
  renderApp('/persona/nowhere', { session: sessionUser() })
  await waitFor(() => expect(document.title).toBe('Page not found · DEEPM Academy'))
})

test('announces the title of each later page, and leaves the first to the browser', async () => {
  renderApp('/terms')
  const announced = () => document.querySelector('[data-announcement]')?.textContent
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.waitFor(() => expect(document.title).toContain('Terms')))
  expect(announced()).toBe('')
  goTo('/privacy')
  await waitFor(() => expect(announced()).toBe('Privacy · DEEPM Academy'), { timeout: 3000 })
})

test('gives public pages unique titles and descriptions of a length that search engines show', () => {
  for (const { path, title, description } of publicPages) {
    expect(title.length, path).toBeLessThanOrEqual(70)
    expect(description.length, path).toBeGreaterThan(60)
    expect(description.length, path).toBeLessThanOrEqual(170)
  }
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length)
  expect(titleOf('/terms')).toBe('Terms of use · DEEPM Academy')
})

test('scrolls to the top after a followed link, and leaves Back to the browser', async () => {
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

test('keeps the scroll position when only the query changes, as for a tab', async () => {
  const scrollTo = vi.mocked(window.scrollTo)
  const { getByRole } = render(
    <UiProvider>
      <MemoryRouter initialEntries={['/ai-news']}>
        <RouteEffects />
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
