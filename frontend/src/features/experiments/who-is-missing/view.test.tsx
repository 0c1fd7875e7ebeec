import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { type Request, trainAndTest } from './model.ts'
import { WhoIsMissing } from './who-is-missing.tsx'

/** Trains like the worker, which the test DOM does not have. */
class TrainWorker extends EventTarget {
  postMessage(request: Request): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: structuredClone(trainAndTest(request)) })))
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', TrainWorker)
})

describe('who is missing', () => {
  it('leads through the first mission: good in total, one group left out', async () => {
    const user = userEvent.setup()
    const onReached = vi.fn()
    render(<WhoIsMissing onReached={onReached} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Yes, if the group is small' }))
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    expect((await screen.findByText('buildings right', { exact: false })).textContent).toMatch(/^9\d out of 100/)
    expect(screen.queryByText(/^Taken for shops/)).toBeNull()

    await user.click(screen.getByRole('button', { name: /Look at tower blocks/ }))
    expect(document.activeElement?.textContent).toMatch(/^Look at round houses/)
    expect(screen.queryByRole('group', { name: 'Who loses out?' })).toBeNull()
    for (const name of [/Look at round/, /Look at homes that move/, /Look at pitched/])
      await user.click(screen.getByRole('button', { name }))
    const question = within(screen.getByRole('group', { name: 'Who loses out?' }))
    await user.click(question.getByRole('button', { name: 'tower blocks' }))
    expect(question.getByText(/Another group has less/)).toBeTruthy()
    expect(screen.queryByText('What happened:')).toBeNull()

    await user.click(question.getByRole('button', { name: 'homes that move' }))
    await user.click(await screen.findByRole('button', { name: /only a small part of the city/ }))
    await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
    expect(onReached).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ counts: [32, 4, 2, 2], chosen: 3 }))
  })

  it('does not repair the machine by training again, but by another collection', async () => {
    const user = userEvent.setup()
    render(<WhoIsMissing mission={2} />, { wrapper: UiProvider })
    await user.click(screen.getByRole('button', { name: 'Try it first' }))
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    await user.click(await screen.findByRole('button', { name: 'Train with other drawings' }))
    expect(screen.queryByText('What happened:')).toBeNull()

    const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
    fireEvent.change(slider('homes that move'), { target: { value: '21' } })
    expect(slider('pitched-roof houses').value).toBe('13')
    await user.click(screen.getByRole('button', { name: 'One fewer of homes that move' }))
    expect(screen.getByText(/You can collect 1 more/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One more of tower blocks' }))
    expect(screen.getByText(/With 32 drawings:/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Train and test' }))
    expect(await screen.findByText('What happened:')).toBeTruthy()
  })
})
