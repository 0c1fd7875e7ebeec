import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui/provider.tsx'
import { TopNav } from './top-nav.tsx'

function renderNav(path: string, { xp = 1250, onLogout = () => {} }: { xp?: number | null; onLogout?: () => void } = {}) {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[path]}>
        <TopNav firstName="Mia" xp={xp} onLogout={onLogout} />
      </MemoryRouter>
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

// The menu is folded away on a narrow screen, and the tests' DOM has no wide one.
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent?.replace(/^\W+/, ''))

test.each([
  ['/', ['Learn']],
  ['/personas', ['Learn']],
  ['/persona-selection', ['Learn']],
  ['/persona/writer', ['Learn']],
  ['/lesson/first-prompt', ['Learn']],
  ['/progress', ['Progress']],
  ['/dashboard', []],
  ['/elsewhere/persona', []],
])('at %s the current item is %j', (path, expected) => {
  renderNav(path)
  expect(current()).toEqual(expected)
})

test('the items lead to the paths and to the progress', () => {
  renderNav('/dashboard')
  const target = (name: RegExp) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(target(/Learn/)).toBe('/personas')
  expect(target(/Progress/)).toBe('/progress')
  expect(target(/Sign Out/)).toBe('/api/logout')
})

test('the bar shows the XP of a learner', () => {
  renderNav('/dashboard', { xp: 1250 })
  expect(screen.getByText(/1250 XP/)).toBeTruthy()
})

test('somebody who is not a learner has no XP', () => {
  renderNav('/dashboard', { xp: null })
  expect(screen.queryByText(/XP/)).toBeNull()
})

test('on a small screen the menu opens and closes, and closes when an item was followed', async () => {
  const user = renderNav('/dashboard')
  const menu = screen.getByRole('button', { name: 'Menu' })
  expect(menu.getAttribute('aria-expanded')).toBe('false')
  await user.click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Progress/ }))
  expect(menu.getAttribute('aria-expanded')).toBe('false')
})

test('Logout asks to be signed out', async () => {
  const onLogout = vi.fn()
  const user = renderNav('/dashboard', { onLogout })
  await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }))
  expect(onLogout).toHaveBeenCalledOnce()
})
