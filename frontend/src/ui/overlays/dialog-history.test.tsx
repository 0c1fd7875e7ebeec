import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Dialog } from './dialog.tsx'

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

/** Waits until the browser is at another history entry. */
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

test('closes a dialog on Back and stays on the page, and leaves the page on the next Back', async () => {
  press('Open')
  expect(isOpen()).toBe(true)
  await travel('back')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/second')
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})

test('removes the history entry of a dialog that was closed by its button', async () => {
  press('Open')
  await moved(() => press('Close'))
  await waitFor(() => expect(isOpen()).toBe(false))
  await travel('back')
  expect(await showsPage('/first')).toBeTruthy()
})

test('shows the page on Forward to the entry of a closed dialog, and continues with Back from there', async () => {
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

test('returns to the page on Back after a link in a dialog, and to the previous page on the next Back', async () => {
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

test('shows the target of a navigation that overtakes the step back of a closed dialog', async () => {
  press('Open')
  await act(async () => press('Close'))
  act(() => {
    window.history.pushState(null, '', '/third')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await showsPage('/third')).toBeTruthy()
})
