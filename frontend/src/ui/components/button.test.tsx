import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../theme/provider.tsx'
import { Button, type ButtonProps } from './button.tsx'

function show(props: ButtonProps, onSubmit = vi.fn((event: FormEvent) => event.preventDefault())) {
  const view = (more: ButtonProps) => (
    <UiProvider>
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button {...more}>Send</Button>
      </form>
    </UiProvider>
  )
  const { rerender } = render(view(props))
  return { user: userEvent.setup({ delay: null }), onSubmit, change: (more: ButtonProps) => rerender(view(more)) }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('keeps the focus when it starts to load, and is announced as busy', async () => {
  const { user, change } = show({ type: 'submit' })
  await user.click(button())
  change({ type: 'submit', loading: true })
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect([button().disabled, button().getAttribute('aria-disabled'), button().getAttribute('aria-busy')]).toEqual([
    false,
    'true',
    'true',
  ])
  change({ type: 'submit' })
  expect([button().getAttribute('aria-disabled'), button().getAttribute('aria-busy')]).toEqual([null, null])
})

test('neither acts nor submits its form while it loads, by click, Enter or Space', async () => {
  const onClick = vi.fn()
  const { user, onSubmit } = show({ type: 'submit', loading: true, onClick })
  await user.click(button())
  await user.keyboard('{Enter} ')
  await user.type(screen.getByLabelText('Name'), 'x{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('acts on the click that starts the loading and on none after it', async () => {
  const act = vi.fn()
  function Once() {
    const [isBusy, setBusy] = useState(false)
    const start = () => {
      act()
      setBusy(true)
    }
    return (
      <UiProvider>
        <Button loading={isBusy} onClick={start}>
          Send
        </Button>
      </UiProvider>
    )
  }
  render(<Once />)
  await userEvent.setup({ delay: null }).dblClick(button())
  expect(act).toHaveBeenCalledTimes(1)
})

test('stays disabled while it loads', () => {
  show({ disabled: true, loading: true })
  expect(button().disabled).toBe(true)
})
