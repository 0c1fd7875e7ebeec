import { render, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { staticIsland } from './static-island.tsx'

const Part = () => <a href="/somewhere">A part that stays</a>

const within = (part: ReactNode) => <UiProvider>{part}</UiProvider>

afterEach(() => {
  document.body.innerHTML = ''
})

test('keeps prerendered markup, and does not request its code', async () => {
  document.body.innerHTML =
    '<div id="root"><div id="part"><!--$--><a href="/somewhere">A part that stays</a><!--/$--></div></div>'
  const link = screen.getByRole('link', { name: 'A part that stays' })
  const load = vi.fn(async () => Part)
  const Still = staticIsland('part', load)
  const root = document.getElementById('root') as HTMLElement
  const recovered = vi.fn()
  await act(async () => {
    hydrateRoot(root, within(<Still />), { onRecoverableError: recovered })
  })
  expect(screen.getByRole('link', { name: 'A part that stays' })).toBe(link)
  expect(load).not.toHaveBeenCalled()
  expect(recovered).not.toHaveBeenCalled()
})

test('restores the markup on the way back, and shows an error for a component that cannot be loaded', async () => {
  document.body.innerHTML = '<div id="root"><div id="part"><a href="/somewhere">A part that stays</a></div></div>'
  const Still = staticIsland('part', () => Promise.reject(new Error('no network')))
  const { unmount } = render(within(<Still />), { container: document.getElementById('root') as HTMLElement, hydrate: true })
  unmount()
  document.body.innerHTML = ''
  const again = render(within(<Still />))
  expect(screen.getByRole('link', { name: 'A part that stays' })).toBeTruthy()
  again.unmount()
  const Other = staticIsland('other', () => Promise.reject(new Error('no network')))
  render(within(<Other />))
  expect(await screen.findByText(/did not load/)).toBeTruthy()
})

test('loads and renders the component without prerendered markup', async () => {
  const Still = staticIsland('part', async () => Part)
  render(within(<Still />))
  expect(await screen.findByRole('link', { name: 'A part that stays' })).toBeTruthy()
})
