import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { LandingBar } from './landing-bar.tsx'

function renderBar() {
  render(
    <UiProvider>
      <MemoryRouter>
        <LandingBar onSignIn={() => {}} />
      </MemoryRouter>
    </UiProvider>,
  )
  const summary = screen.getByLabelText('Menu')
  return { summary, menu: summary.closest('details') as HTMLDetailsElement, user: userEvent.setup() }
}

test('closes the small menu on Escape and returns the focus', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  expect(menu.open).toBe(true)
  screen.getByRole('link', { name: 'Pricing' }).focus()
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('closes the small menu when a section is chosen', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  await user.click(screen.getByRole('link', { name: 'Features' }))
  expect(menu.open).toBe(false)
})

test('closes the small menu when the focus leaves it', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(menu.open).toBe(false)
})

test('provides a skip link past the bar', () => {
  renderBar()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
})
