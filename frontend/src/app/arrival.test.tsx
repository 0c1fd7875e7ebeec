import { act, render, waitFor } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { goTo, renderApp } from '../../test/render-app.tsx'
import { Arrival } from './arrival.tsx'
import { publicPages, titleOf } from './public-pages.ts'

test.each([
  ['/landing', 'DEEPM Academy: young people learn to use AI safely and creatively'],
  ['/auth/email/confirm', 'Sign in: DEEPM Academy'],
  ['/persona/writer', 'Paths: DEEPM Academy'],
  ['/nowhere', 'DEEPM Academy'],
])('%s is called %s', (path, title) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Arrival />
    </MemoryRouter>,
  )
  expect(document.title).toBe(title)
})

test('public pages have titles and descriptions of their own, of a length that search engines show', () => {
  for (const { path, title, description } of publicPages) {
    expect(title.length, path).toBeLessThanOrEqual(70)
    expect(description.length, path).toBeGreaterThan(60)
    expect(description.length, path).toBeLessThanOrEqual(170)
  }
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length)
  expect(titleOf('/terms')).toBe('Terms of use: DEEPM Academy')
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
    <MemoryRouter initialEntries={['/ai-news']}>
      <Arrival />
      <Link to="?tab=text" replace>
        Text
      </Link>
      <Link to="/terms">Terms</Link>
    </MemoryRouter>,
  )
  scrollTo.mockClear()
  act(() => getByRole('link', { name: 'Text' }).click())
  expect(scrollTo).toHaveBeenCalledTimes(0)
  act(() => getByRole('link', { name: 'Terms' }).click())
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
