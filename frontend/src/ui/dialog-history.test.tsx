import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { UiProvider } from './provider.tsx'

function Page() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/second">Go on</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} width="20rem">
        {({ titleId, close }) => (
          <>
            <h2 id={titleId}>A dialog</h2>
            <button type="button" onClick={close}>
              Close
            </button>
            <Link to="/third" onClick={close}>
              Read more
            </Link>
          </>
        )}
      </Dialog>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const showsPage = (name: string) => screen.findByRole('heading', { level: 1, name })
const isOpen = () => screen.queryByRole('dialog') !== null

/** Waits until the browser stands at another history entry. */
async function moved(begin: () => void) {
  const before = window.history.state.idx
  begin()
  await waitFor(() => expect(window.history.state.idx).not.toBe(before))
}

const travel = (to: 'back' | 'forward') => moved(() => act(() => window.history[to]()))

beforeEach(async () => {
  window.history.pushState(null, '', '/first')
  render(
    <UiProvider>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </UiProvider>,
  )
  follow('Go on')
  await showsPage('/second')
})

test('Back closes a dialog and stays on the page; Back again leaves the page', async () => {
  press('Open')
  expect(isOpen()).toBe(true)
  await travel('back')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/second')
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})

test('a dialog that was closed by its button takes its history entry along', async () => {
  press('Open')
  await moved(() => press('Close'))
  await waitFor(() => expect(isOpen()).toBe(false))
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})

test('Forward to the entry of a closed dialog shows its page, and Back goes on from there', async () => {
  press('Open')
  await travel('back')
  await waitFor(() => expect(isOpen()).toBe(false))
  await travel('forward')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/second')
  expect(isOpen()).toBe(false)
  await travel('back')
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})

test('after a link in a dialog, Back returns to the page, and once more to the one before it', async () => {
  press('Open')
  follow('Read more')
  await showsPage('/third')
  await waitFor(() => expect(isOpen()).toBe(false))
  await travel('back')
  await showsPage('/second')
  await waitFor(() => expect(window.history.state.dialogs).toBeUndefined())
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})
