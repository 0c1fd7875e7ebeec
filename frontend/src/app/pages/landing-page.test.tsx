import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, renderApp } from '../../../test/render-app.tsx'

test('the landing page forgets that somebody signed out here', async () => {
  localStorage.setItem('user-logged-out', 'true')
  renderApp('/landing')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(localStorage.getItem('user-logged-out')).toBeNull()
})

test('Sign In clears the force-logout flag and goes to the dashboard', async () => {
  localStorage.setItem('force-logout', 'true')
  const { user } = renderApp('/landing')
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(localStorage.getItem('force-logout')).toBeNull()
  expect(address()).toBe('/dashboard')
})

test('Get Started and Start Free Trial lead to the signup', async () => {
  renderApp('/landing')
  const links = [
    ...(await screen.findAllByRole('link', { name: 'Get Started' })),
    screen.getByRole('link', { name: 'Start Free Trial' }),
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup', '/signup'])
})
