import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button, type ButtonProps } from './button.tsx'
import { UiProvider } from './provider.tsx'

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

test('a button that begins to load keeps the focus, and says that it is busy', async () => {
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

test('while it loads it neither acts nor sends its form, by click, Enter or space', async () => {
  const onClick = vi.fn()
  const { user, onSubmit } = show({ type: 'submit', loading: true, onClick })
  await user.click(button())
  await user.keyboard('{Enter} ')
  await user.type(screen.getByLabelText('Name'), 'x{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a click that makes it load is the last one that acts', async () => {
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

test('a disabled button stays disabled while it loads', () => {
  show({ disabled: true, loading: true })
  expect(button().disabled).toBe(true)
})
