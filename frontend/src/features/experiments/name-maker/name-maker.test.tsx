import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { NameMaker } from './name-maker.tsx'
import { type Request, trainService } from './train-service.ts'

/** Trains on the main thread, because the test DOM has no workers. */
class TrainWorker extends EventTarget {
  private readonly handle = trainService((data) => setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data }))))

  postMessage(request: Request): void {
    this.handle(request)
  }

  terminate(): void {
    this.handle({ kind: 'stop' })
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', TrainWorker)
})

const show = (props: Parameters<typeof NameMaker>[0] = {}) => {
  render(
    <UiProvider>
      <NameMaker {...props} />
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

it('a learner sees letter soup turn into names and explains what changed', async () => {
  const onReached = vi.fn()
  const user = show({ onReached })
  await user.click(screen.getByRole('button', { name: 'Like letter soup' }))
  await screen.findByText('Names after round 0')
  await user.click(screen.getByRole('button', { name: 'One round' }))
  await screen.findByText('Names after round 1')
  await user.click(screen.getByRole('radio', { name: 'Fast' }))
  await user.click(screen.getByRole('button', { name: 'Keep going' }))
  await screen.findByText(/^Names after round [3-9]\d$/)
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await user.click(await screen.findByRole('button', { name: /^Its numbers changed/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledExactlyOnceWith(1, {
    early: { round: 1, soup: expect.any(Number) },
    later: { round: expect.any(Number), soup: expect.any(Number) },
  })
})

it('says what is missing when a learner stops before the goal', async () => {
  const user = show()
  await screen.findByText('Names after round 0')
  await user.click(screen.getByRole('button', { name: 'One round' }))
  await screen.findByText('Still too many impossible pairs. Keep training.')
  expect(screen.getByRole('list', { name: 'Names after round 1' }).querySelector('mark')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: /^Mission 2/ }))
  screen.getByText('Too few copies so far. Keep training.')
})

it('makes ten names at an earlier round, for a project, and saves only the settings', async () => {
  const onSave = vi.fn(async () => null)
  const onProject = vi.fn()
  const user = show({ mission: 3, onSave, onProject, saved: { setup: 'planets', size: 8, isFew: false } })
  await screen.findByText('Names after round 0')
  for (const round of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'One round' }))
    await screen.findByText(`Names after round ${round}`)
  }
  fireEvent.change(screen.getByRole('slider', { name: 'Look at round' }), { target: { value: '2' } })
  await user.click(screen.getByRole('button', { name: 'Make 10 names at round 2' }))
  await screen.findByText('The solid line has not clearly gone up yet. Keep training first.')
  const list = await screen.findByRole('list', { name: /^Made at round 2: \d+ of 10 are new$/ })
  expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Save to a project' }))
  expect(onProject).toHaveBeenCalledExactlyOnceWith({
    title: 'Names by my neural network',
    description: expect.stringContaining('My network has 8 neurons'),
  })
  await user.click(screen.getByRole('button', { name: 'Save my work' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ setup: 'planets', size: 8, isFew: false })
})

it('starts with a new network when the learner changes the data', async () => {
  const user = show()
  await screen.findByText('Names after round 0')
  await user.click(screen.getByRole('button', { name: 'One round' }))
  await screen.findByText('Names after round 1')
  await user.click(screen.getByRole('radio', { name: 'Dinosaurs' }))
  await screen.findByText('Names after round 0')
  screen.getByRole('button', { name: 'Start training' })
})

it('reads how the network does after a round, and keeps the focus when a button goes', async () => {
  const user = show()
  await screen.findByText('Names after round 0')
  await user.click(screen.getByRole('button', { name: 'One round' }))
  await vi.waitFor(() =>
    expect(announced().join()).toMatch(/Round 1: \d+% impossible pairs of letters, \d+% copied names\. [a-z]+, /),
  )
  await user.click(screen.getByRole('button', { name: 'New network' }))
  expect(document.activeElement?.textContent).toBe('One round')
})
