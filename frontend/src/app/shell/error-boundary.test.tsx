import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const accident = new Error('the page fell over')

function Broken(): ReactNode {
  throw accident
}

function renderBroken(fallback?: ReactNode) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <UiProvider>
      <ErrorBoundary fallback={fallback}>
        <Broken />
      </ErrorBoundary>
    </UiProvider>,
  )
  return logged
}

test('shows the specified texts after a rendering error and logs the error', () => {
  const logged = renderBroken()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong')
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page.", { exact: true }),
  ).toBeTruthy()
  // React reports it too, but starts with a format string.
  expect(logged.mock.calls.map(([first]) => first)).toContain(accident)
})

test('reloads on Refresh Page', async () => {
  renderBroken()
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([<p>Back in a minute</p>, null])('replaces the screen with a given fallback: %o', (fallback) => {
  renderBroken(fallback)
  expect(screen.queryByText('Back in a minute') !== null).toBe(fallback !== null)
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('renders again at another URL', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const at = (place: string) => (
    <UiProvider>
      <ErrorBoundary place={place}>{place === '/broken' ? <Broken /> : <p>All well</p>}</ErrorBoundary>
    </UiProvider>
  )
  const { rerender } = render(at('/broken'))
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  rerender(at('/fine'))
  expect(screen.getByText('All well')).toBeTruthy()
})

test('leaves a page without errors unchanged', () => {
  render(
    <ErrorBoundary>
      <p>All well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All well')).toBeTruthy()
})
