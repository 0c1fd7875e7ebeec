import { act, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { dismissUpdate, noteUpdate } from '../../lib/api/update.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { UiProvider } from '../../ui/theme/provider.tsx'
import { UpdateNotice } from './update-notice.tsx'

afterEach(() => act(() => dismissUpdate()))

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

test('shows the notice in an open dialog, after its content, and keeps it when the dialog closes', async () => {
  render(<Page />)
  act(() => noteUpdate())
  const dialog = screen.getByRole('dialog')
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map((it) => it.textContent)).toEqual(['Cancel', 'Reload'])
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  // The notice does not move the focus.
  expect(document.activeElement).not.toBe(buttons[1])
  await act(async () => buttons[0]?.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').closest('dialog')).toBeNull()
})
