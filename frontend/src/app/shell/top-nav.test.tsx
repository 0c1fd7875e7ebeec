import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../lib/session.tsx'
import { UiProvider } from '../../ui/provider.tsx'
import { Screens } from '../screens.ts'
import { TopNav } from './top-nav.tsx'

type Props = Partial<Parameters<typeof TopNav>[0]> & { exists?: (address: string) => boolean }

const mia = { firstName: 'Mia', avatarUrl: null }

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

// The menu is folded away on a narrow screen, and the tests' DOM has no wide one.
const items = () => {
  const nav = screen.getByRole('navigation', { name: 'Main', hidden: true })
  return [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent?.replace(/^\W+/, ''))

test('staff have their own, and one appears when its screen does', () => {
  renderNav('/admin/students/7', { isStaff: true, xp: null, exists: (address) => address !== '/admin/people' })
  expect(items().map(([, to]) => to)).toEqual(['/admin', '/admin/queue', '/admin/content', '/admin/explorer', '/personas'])
  expect(current()).toEqual(['Students'])
})

test('the items are those of the specification, each with its emoji', () => {
  renderNav('/dashboard')
  expect(items()).toEqual([
    ['📚 Learn', '/personas'],
    ['🧪 Practice', '/playground'],
    ['📈 Progress', '/progress'],
    ['🎨 Projects', '/projects'],
    ['🏡 Family', '/parent-dashboard'],
  ])
})

test('what leads nowhere yet is not shown, in the bar or in the menu of the account', async () => {
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
])('at %s the current item is %j', (path, expected) => {
  renderNav(path)
  expect(current()).toEqual(expected)
})

test('the account has its picture or the first letter of the name, and its menu the ways of the specification', async () => {
  const user = renderNav('/subscribe', { person: { firstName: 'élodie', avatarUrl: null } })
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

test('a built-in picture is shown, and the letter again when it does not load', async () => {
  renderNav('/dashboard', { person: { firstName: 'Mia', avatarUrl: '/avatars/fox.svg' } })
  expect(picture()?.getAttribute('src')).toBe('/avatars/fox.svg')
  fireEvent.error(picture() as HTMLImageElement)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' }).textContent).toBe('M'))
})

test.each(['https://tracker.example/me.png', '/avatars/unknown.svg'])('the picture at %s is not asked for', (avatarUrl) => {
  renderNav('/dashboard', { person: { firstName: 'Mia', avatarUrl } })
  expect(picture()).toBeNull()
})

test('the bar shows the XP of a learner, and of nobody else', () => {
  renderNav('/dashboard', { xp: 1250 })
  expect(screen.getByText('1250 XP')).toBeTruthy()
})

test('somebody who is not a learner has no XP', () => {
  renderNav('/dashboard', { xp: null })
  expect(screen.queryByText(/XP/)).toBeNull()
})

test('somebody whose session has ended finds Sign In instead of what is theirs, and comes back to where they were', async () => {
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

test('on a small screen the menu opens and closes, and closes when an item was followed', async () => {
  const user = renderNav('/dashboard')
  expect(isOpen()).toBe(false)
  await user.click(menu())
  expect(isOpen()).toBe(true)
  expect(document.getElementById(menu().getAttribute('aria-controls') ?? '')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Progress/ }))
  expect(isOpen()).toBe(false)
})

test('Escape folds the small menu and gives the focus back', async () => {
  const user = renderNav('/dashboard')
  await user.click(menu())
  screen.getByRole('link', { name: /Projects/ }).focus()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(menu()))
})

test('by keyboard the items come right after the button that shows them', async () => {
  const user = renderNav('/dashboard')
  await user.click(menu())
  await user.tab()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('📚 Learn'))
})

test('Logout asks to be signed out', async () => {
  const onLogout = vi.fn()
  const user = renderNav('/dashboard', { onLogout })
  await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }))
  expect(onLogout).toHaveBeenCalledOnce()
})
