import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Menu, MenuLink } from './menu.tsx'
import { UiProvider } from './provider.tsx'

function Address() {
  return <output>{useLocation().pathname}</output>
}

function openPage() {
  render(
    <UiProvider>
      <MemoryRouter>
        <button type="button">Before</button>
        <Menu label="Your account" button="MD">
          <MenuLink to="/profile">Profile</MenuLink>
          <MenuLink to="/achievements" isCurrent>
            Achievements
          </MenuLink>
          <MenuLink href="/api/logout">Sign Out</MenuLink>
        </Menu>
        <button type="button">After</button>
        <Address />
      </MemoryRouter>
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

const opener = () => screen.getByRole('button', { name: 'Your account' })
const isOpen = () => screen.queryByRole('menu') !== null && opener().getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

test('the button opens the menu with the focus on its first item, and closes it', async () => {
  const user = openPage()
  expect(isOpen()).toBe(false)
  await user.click(opener())
  expect(isOpen()).toBe(true)
  expect(focused()).toBe('Profile')
  expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual(['Profile', 'Achievements', 'Sign Out'])
  await user.click(opener())
  expect(isOpen()).toBe(false)
})

test.each([
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Sign Out'],
  ['{Enter}', 'Profile'],
  [' ', 'Profile'],
])('the key %s on the button opens it at %s', async (key, item) => {
  const user = openPage()
  opener().focus()
  await user.keyboard(key)
  expect(focused()).toBe(item)
})

test('arrow keys go round, Home and End to the ends, letters to the next item that begins with them', async () => {
  const user = openPage()
  await user.click(opener())
  const went: (string | null | undefined)[] = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'a', 'p', 'x']) {
    await user.keyboard(key)
    went.push(focused())
  }
  expect(went).toEqual([
    'Achievements',
    'Sign Out',
    'Profile',
    'Sign Out',
    'Profile',
    'Sign Out',
    'Achievements',
    'Profile',
    'Profile',
  ])
})

test('Escape closes it and gives the focus back', async () => {
  const user = openPage()
  await user.click(opener())
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('Tab leaves it in either direction, as if from its button', async () => {
  const user = openPage()
  await user.click(opener())
  await user.tab()
  expect(isOpen()).toBe(false)
  expect(focused()).toBe('After')
  await user.click(opener())
  await user.tab({ shift: true })
  expect(isOpen()).toBe(false)
  expect(focused()).toBe('Before')
})

test('a press elsewhere closes it', async () => {
  const user = openPage()
  await user.click(opener())
  await user.click(screen.getByText('After'))
  expect(isOpen()).toBe(false)
})

test('an item leads on and closes it; one is the current page; one is a navigation of the browser', async () => {
  const user = openPage()
  await user.click(opener())
  expect(screen.getByRole('menuitem', { current: 'page' }).textContent).toBe('Achievements')
  expect(screen.getByRole('menuitem', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }))
  expect(screen.getByRole('status').textContent).toBe('/profile')
  expect(isOpen()).toBe(false)
})
