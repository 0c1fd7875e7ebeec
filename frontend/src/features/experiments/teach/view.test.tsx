import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { type Request, trainAndTest } from './model/machine.ts'
import { Teach } from './teach.tsx'

/** Trains like the worker, which the test DOM does not have. */
class TrainWorker extends EventTarget {
  postMessage(request: Request): void {
    const copy = structuredClone(request)
    queueMicrotask(() =>
      trainAndTest(copy, (answer) => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }))),
    )
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', TrainWorker)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

describe('teach a machine', () => {
  it('fails at first, and reaches 90% when varied drawings are added', async () => {
    const user = userEvent.setup()
    const onReached = vi.fn()
    render(<Teach onReached={onReached} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'It fails at other looks' }))
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    await screen.findByText(/Right on 42 new drawings/)
    expect(screen.queryByText('What happened:')).toBeNull()

    const teachIt = {
      cat: screen.getByRole('button', { name: 'It is: cat' }),
      dog: screen.getByRole('button', { name: 'It is: dog' }),
    }
    for (let page = 0; page < 3; page += 1) {
      for (const drawing of screen.getAllByLabelText(/^Take a drawing/)) {
        const kind = drawing.getAttribute('aria-label')?.includes('cat') ? 'cat' : 'dog'
        fireEvent.click(drawing)
        fireEvent.click(teachIt[kind])
      }
      fireEvent.click(screen.getByText('Other drawings'))
    }
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    await user.click(await screen.findByRole('button', { name: /Only new ones show what it has learned/ }))
    await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
    expect(onReached).toHaveBeenCalledExactlyOnceWith(
      1,
      expect.objectContaining({ setup: 'cat-dog', examples: 28, added: 18, last: expect.objectContaining({ tested: 42 }) }),
    )
  })

  it('is drawn on with arrow keys, which say where the pen is', async () => {
    const user = userEvent.setup()
    render(<Teach />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Try it first' }))
    const pad = screen.getByRole('application', { name: 'Drawing pad, 0 lines' })
    pad.focus()
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}')
    await vi.waitFor(() => expect(announced()).toContain('62 across, 56 down.'))
    await user.keyboard(' ')
    expect(pad.getAttribute('aria-label')).toBe('Drawing pad, 1 line')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(announced()).toContain('The pad is empty.')

    const [first] = screen.getAllByRole('button', { name: 'Delete: cat, face' })
    if (first) await user.click(first)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: cat, face')
    expect(announced()).toContain('Deleted: cat, face.')
  })

  it('is fooled only by a changed drawing that it got right before', async () => {
    const user = userEvent.setup()
    const onReached = vi.fn()
    render(<Teach mission={2} onReached={onReached} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Try it first' }))
    const take = async (name: RegExp) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

    await take(/^Take a drawing: cat, face/)
    await screen.findByText(/The machine gets this cat wrong without your help/)
    expect(screen.queryByRole('button', { name: /^It is/ })).toBeNull()

    await take(/^Take a drawing: cat, sitting/)
    await user.click(screen.getByRole('button', { name: 'It is still: cat' }))
    expect(screen.getByText(/Change it first/)).toBeTruthy()
    await vi.waitFor(() => expect(announced().join()).toMatch(/The machine says: cat, \d+%\./), { timeout: 3000 })
    for (let turn = 0; turn < 8 && !screen.queryByText('What happened:'); turn += 1) {
      await user.click(screen.getByRole('button', { name: 'Turn' }))
      await user.click(screen.getByRole('button', { name: 'It is still: cat' }))
    }
    expect(screen.getByText('What happened:')).toBeTruthy()
  })

  it('hides the answer about an own drawing until the learner says what it is', async () => {
    const user = userEvent.setup()
    render(<Teach mission={2} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Try it first' }))
    await screen.findByText('The pad is empty.')
    screen.getByRole('application', { name: 'Drawing pad, 0 lines' }).focus()
    await user.keyboard(' {ArrowRight}{ArrowDown} ')
    expect(screen.getByText('The machine says: ?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'It is: cat' }))
    expect(screen.getByText(/^Draw more/)).toBeTruthy()
    screen.getByRole('application', { name: 'Drawing pad, 1 line' }).focus()
    await user.keyboard(' {ArrowRight>9/}{ArrowDown>9/}{ArrowLeft>9/} ')
    await user.click(screen.getByRole('button', { name: 'It is: cat' }))
    const isDog = screen.queryByText(/The machine says dog from the start/) !== null
    if (isDog) await user.click(screen.getByRole('button', { name: 'It is: dog' }))
    expect(screen.getByRole('button', { name: `It is still: ${isDog ? 'dog' : 'cat'}` })).toBeTruthy()
  })

  it('checks the model card against the measurements of this machine', async () => {
    const user = userEvent.setup()
    const onReached = vi.fn()
    render(<Teach mission={3} onReached={onReached} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Try it first' }))
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    const card = within(await screen.findByRole('region', { name: 'Model card' }))
    for (const name of [/fewer than 20/, /upside down/]) await user.click(card.getByRole('checkbox', { name }))
    await user.click(card.getByRole('button', { name: 'Check my card' }))
    await user.click(card.getByRole('button', { name: 'Show me one' }))
    expect(card.getByText(/Measured: 5 and 5 drawings/)).toBeTruthy()
    expect(screen.queryByText('What happened:')).toBeNull()

    for (const name of [/upside down/, /about as many/, /faces/]) await user.click(card.getByRole('checkbox', { name }))
    await user.click(card.getByRole('button', { name: 'Check my card' }))
    expect(await screen.findByText('What happened:')).toBeTruthy()
  })
})
