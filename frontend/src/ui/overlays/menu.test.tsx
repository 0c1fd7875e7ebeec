import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Menu, MenuLink } from './menu.tsx'

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

test('opens the menu with the focus on its first item, and closes it with the button', async () => {
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
])('opens with the key %s on the button at %s', async (key, item) => {
  const user = openPage()
  opener().focus()
  await user.keyboard(key)
  expect(focused()).toBe(item)
})

test('moves with arrow keys in a cycle, to the ends with Home and End, and with letters to the next matching item', async () => {
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

test('closes on Escape and returns the focus', async () => {
  const user = openPage()
  await user.click(opener())
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('leaves on Tab in both directions, as if from its button', async () => {
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

test('closes on a press outside', async () => {
  const user = openPage()
  await user.click(opener())
  await user.click(screen.getByText('After'))
  expect(isOpen()).toBe(false)
})

test('closes when an item is followed, marks the current page, and supports a browser navigation', async () => {
  const user = openPage()
  await user.click(opener())
  expect(screen.getByRole('menuitem', { current: 'page' }).textContent).toBe('Achievements')
  expect(screen.getByRole('menuitem', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }))
  expect(screen.getByRole('status').textContent).toBe('/profile')
  expect(isOpen()).toBe(false)
})
