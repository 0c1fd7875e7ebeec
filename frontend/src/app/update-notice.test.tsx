import { act, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { forgetUpdate, noteUpdate } from '../lib/update.ts'
import { Dialog } from '../ui/dialog.tsx'
import { UiProvider } from '../ui/provider.tsx'
import { UpdateNotice } from './update-notice.tsx'

afterEach(() => act(() => forgetUpdate()))

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <UiProvider>
      <UpdateNotice />
      <Dialog open={open} onClose={() => setOpen(false)} width="20rem">
        {({ titleId, close }) => (
          <>
            <h2 id={titleId}>Something half written</h2>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </>
        )}
      </Dialog>
    </UiProvider>
  )
}

test('the notice stands in an open dialog, after all that it holds, and outlives it', async () => {
  render(<Page />)
  act(() => noteUpdate())
  const dialog = screen.getByRole('dialog')
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map((it) => it.textContent)).toEqual(['Cancel', 'Reload'])
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  // Nobody loses their place by it.
  expect(document.activeElement).not.toBe(buttons[1])
  await act(async () => buttons[0]?.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').closest('dialog')).toBeNull()
})
