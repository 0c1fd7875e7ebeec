import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../lib/session/session.tsx'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { Screens } from './screens.ts'
import { TopNav } from './top-nav.tsx'

type Props = Partial<Parameters<typeof TopNav>[0]> & { exists?: (address: string) => boolean }

const mia = { firstName: 'Mia', avatarUrl: null, avatarColour: null }

function renderNav(path: string, { exists = () => true, ...props }: Props = {}) {
  render(
    <UiProvider>
      <SessionProvider>
        <MemoryRouter initialEntries={[path]}>
          <Screens value={exists}>
            <TopNav
              isStaff={false}
              person={mia}
              xp={1250}
              bell={<button type="button">Bell</button>}
              onLogout={() => {}}
              {...props}
            />
          </Screens>
        </MemoryRouter>
      </SessionProvider>
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

// The menu is collapsed on a narrow screen, and the test DOM has no wide one.
const items = () => {
  const nav = screen.getByRole('navigation', { name: 'Main', hidden: true })
  return [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent?.replace(/^\W+/, ''))

test('shows staff their own items, each once its screen exists', () => {
  renderNav('/admin/students/7', { isStaff: true, xp: null, exists: (address) => address !== '/admin/people' })
  expect(items().map(([, to]) => to)).toEqual(['/admin', '/admin/queue', '/admin/content', '/admin/explorer', '/personas'])
  expect(current()).toEqual(['Students'])
})

test('shows the items of the specification, each with its emoji', () => {
  renderNav('/dashboard')
  expect(items()).toEqual([
    ['📚 Learn', '/personas'],
    ['🧪 Practice', '/playground'],
    ['📈 Progress', '/progress'],
    ['🎨 Projects', '/projects'],
    ['🏡 Family', '/parent-dashboard'],
  ])
})

test('hides items without a screen, in the bar and in the account menu', async () => {
  const there = ['/personas', '/progress', '/profile']
  const user = renderNav('/dashboard', { exists: (address) => there.includes(address) })
  expect(items().map(([, to]) => to)).toEqual(['/personas', '/progress'])
  await user.click(screen.getByRole('button', { name: 'Your account' }))
  expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual(['Profile', 'Sign Out'])
})

test.each([
  ['/', ['Learn']],
  ['/personas', ['Learn']],
  ['/persona-selection', ['Learn']],
  ['/persona/writer', ['Learn']],
  ['/lesson/first-prompt', ['Learn']],
  ['/learning', ['Learn']],
  ['/playground', ['Practice']],
  ['/progress', ['Progress']],
  ['/projects', ['Projects']],
  ['/parent-dashboard', ['Family']],
  ['/parent', []],
  ['/dashboard', []],
  ['/elsewhere/persona', []],
])('marks the current item at %s: %j', (path, expected) => {
  renderNav(path)
  expect(current()).toEqual(expected)
})

test('shows the picture or the first letter of the account, and a menu with the items of the specification', async () => {
  const user = renderNav('/subscribe', { person: { firstName: 'élodie', avatarUrl: null, avatarColour: null } })
  const account = screen.getByRole('button', { name: 'Your account' })
  expect(account.textContent).toBe('É')
  await user.click(account)
  expect(screen.getByText('Signed in as élodie')).toBeTruthy()
  expect(screen.getAllByRole('menuitem').map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Achievements', '/achievements'],
    ['Parent Portal', '/parent'],
    ['Subscription', '/subscribe'],
    ['Sign Out', '/api/logout'],
  ])
  expect(screen.getByRole('menuitem', { current: 'page' }).textContent).toBe('Subscription')
})

const picture = () => screen.getByRole('button', { name: 'Your account' }).querySelector('img')

test('shows a built-in picture, and the letter when it does not load', async () => {
  renderNav('/dashboard', { person: { firstName: 'Mia', avatarUrl: '/avatars/fox.svg', avatarColour: null } })
  expect(picture()?.getAttribute('src')).toBe('/avatars/fox.svg')
  fireEvent.error(picture() as HTMLImageElement)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' }).textContent).toBe('M'))
})

test.each(['https://tracker.example/me.png', '/avatars/unknown.svg'])('does not request the picture at %s', (avatarUrl) => {
  renderNav('/dashboard', { person: { firstName: 'Mia', avatarUrl, avatarColour: null } })
  expect(picture()).toBeNull()
})

test('shows the XP of a learner only', () => {
  renderNav('/dashboard', { xp: 1250 })
  expect(screen.getByText('1,250 XP')).toBeTruthy()
})

test('shows no XP to a user who is not a learner', () => {
  renderNav('/dashboard', { xp: null })
  expect(screen.queryByText(/XP/)).toBeNull()
})

test('shows Sign In after the session has ended, and returns to the same page', async () => {
  const user = renderNav('/progress?week=1', { person: null })
  for (const name of ['Your account', 'Bell', 'Logout']) expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  expect(screen.queryByText(/XP/)).toBeNull()
  const signIn = screen.getByRole('link', { name: 'Sign In' })
  expect(signIn.getAttribute('href')).toBe('/api/login')
  signIn.addEventListener('click', (event) => event.preventDefault())
  await user.click(signIn)
  expect(sessionStorage.getItem('return-to')).toBe('/progress?week=1')
})

const menu = () => screen.getByRole('button', { name: 'Menu' })
const isOpen = () => menu().getAttribute('aria-expanded') === 'true'

test('toggles the menu on a small screen, and closes it when an item is followed', async () => {
  const user = renderNav('/dashboard')
  expect(isOpen()).toBe(false)
  await user.click(menu())
  expect(isOpen()).toBe(true)
  expect(document.getElementById(menu().getAttribute('aria-controls') ?? '')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Progress/ }))
  expect(isOpen()).toBe(false)
})

test('collapses the small menu on Escape and returns the focus', async () => {
  const user = renderNav('/dashboard')
  await user.click(menu())
  screen.getByRole('link', { name: /Projects/ }).focus()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(menu()))
})

test('places the menu items right after their button in the tab order', async () => {
  const user = renderNav('/dashboard')
  await user.click(menu())
  await user.tab()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('📚 Learn'))
})

test('requests a sign-out on Logout', async () => {
  const onLogout = vi.fn()
  const user = renderNav('/dashboard', { onLogout })
  await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }))
  expect(onLogout).toHaveBeenCalledOnce()
})
