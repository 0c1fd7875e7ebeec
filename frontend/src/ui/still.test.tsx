import { render, screen } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from './provider.tsx'
import { still } from './still.tsx'

const Part = () => <a href="/somewhere">A part that stays</a>

const within = (part: ReactNode) => <UiProvider>{part}</UiProvider>

afterEach(() => {
  document.body.innerHTML = ''
})

test('what was written at build time stays as it is, and its code is not asked for', async () => {
  document.body.innerHTML =
    '<div id="root"><div id="part"><!--$--><a href="/somewhere">A part that stays</a><!--/$--></div></div>'
  const link = screen.getByRole('link', { name: 'A part that stays' })
  const load = vi.fn(async () => Part)
  const Still = still('part', load)
  const root = document.getElementById('root') as HTMLElement
  const recovered = vi.fn()
  await act(async () => {
    hydrateRoot(root, within(<Still />), { onRecoverableError: recovered })
  })
  expect(screen.getByRole('link', { name: 'A part that stays' })).toBe(link)
  expect(load).not.toHaveBeenCalled()
  expect(recovered).not.toHaveBeenCalled()
})

test('on the way back it stands there at once, and a part that cannot be had says so', async () => {
  document.body.innerHTML = '<div id="root"><div id="part"><a href="/somewhere">A part that stays</a></div></div>'
  const Still = still('part', () => Promise.reject(new Error('no network')))
  const { unmount } = render(within(<Still />), { container: document.getElementById('root') as HTMLElement, hydrate: true })
  unmount()
  document.body.innerHTML = ''
  const again = render(within(<Still />))
  expect(screen.getByRole('link', { name: 'A part that stays' })).toBeTruthy()
  again.unmount()
  const Other = still('other', () => Promise.reject(new Error('no network')))
  render(within(<Other />))
  expect(await screen.findByText(/did not load/)).toBeTruthy()
})

test('where it was not written it is loaded and drawn', async () => {
  const Still = still('part', async () => Part)
  render(within(<Still />))
  expect(await screen.findByRole('link', { name: 'A part that stays' })).toBeTruthy()
})
