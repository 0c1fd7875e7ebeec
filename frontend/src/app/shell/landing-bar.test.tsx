import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { UiProvider } from '../../ui/provider.tsx'
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

test('the small menu closes on Escape and gives the focus back', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  expect(menu.open).toBe(true)
  screen.getByRole('link', { name: 'Pricing' }).focus()
  await user.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('the small menu closes when a section is chosen', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  await user.click(screen.getByRole('link', { name: 'Features' }))
  expect(menu.open).toBe(false)
})

test('the small menu closes when the focus goes elsewhere', async () => {
  const { summary, menu, user } = renderBar()
  await user.click(summary)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(menu.open).toBe(false)
})

test('the page can be reached past the bar', () => {
  renderBar()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
})
