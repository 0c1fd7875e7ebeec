import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { NoiseToPicture } from './noise-to-picture.tsx'

const show = (props: Parameters<typeof NoiseToPicture>[0] = {}) => {
  render(
    <UiProvider>
      <NoiseToPicture {...props} />
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

const goTo = (step: number) => fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: String(step) } })

it('a learner recognizes hidden pictures in the noise and explains why the machine is faster', async () => {
  const onReached = vi.fn()
  const user = show({ onReached })
  await user.click(screen.getByRole('button', { name: 'My eyes' }))
  for (const thing of ['ghost', 'guitar', 'bird', 'boat']) {
    goTo(9)
    await screen.findByText('9 of 20')
    const options = within(screen.getByRole('group', { name: 'What will it be?' }))
    await user.click(options.getByRole('button', { name: thing }))
    await screen.findByRole('img', { name: /You guessed at step 9/ })
    if (thing === 'bird') expect(announced()).toContain('No, it is a car.')
    if (thing === 'boat') continue
    const next = screen.getByRole('button', { name: 'Next hidden picture' })
    expect(document.activeElement).toBe(next)
    await user.click(next)
  }
  await user.click(screen.getByRole('button', { name: /^It compares all dots/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  const guesses = [
    { seed: 2, guess: 'ghost', step: 9 },
    { seed: 4, guess: 'guitar', step: 9 },
    { seed: 10, guess: 'bird', step: 9 },
    { seed: 8, guess: 'boat', step: 9 },
  ]
  expect(onReached).toHaveBeenCalledExactlyOnceWith(1, { guesses })
})

it('draws a wish, shows how much of it is copied, and saves only the settings', async () => {
  const onSave = vi.fn(async () => null)
  const onProject = vi.fn()
  const user = show({ mission: 3, onSave, onProject })
  expect(screen.queryByRole('button', { name: 'Save to a project' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'dragon, no training picture' }))
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await screen.findByText('A copy of a training picture')
  screen.getByRole('img', { name: /^Picture after 20 of 20 steps: an? [a-z]+ on a [a-z]+ background$/ })
  screen.getByText(/No training picture shows one/)
  await user.click(screen.getByRole('button', { name: 'Save my work' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ setup: 'icons', wish: 'dragon', reach: 15, step: 20, seed: expect.any(Number) }),
  )
  expect(onSave.mock.calls.flat().flatMap((it) => Object.keys(it as object))).not.toContain('shelf')
  await user.click(screen.getByRole('button', { name: 'Save to a project' }))
  expect(onProject).toHaveBeenCalledExactlyOnceWith({
    title: expect.stringMatching(/^A picture from noise \d+$/),
    description: expect.stringContaining('I asked for a dragon.'),
  })
})

it('steps back and forth, and starts with what was saved', async () => {
  const saved = { setup: 'icons', wish: 'cat', second: null, seed: 7, guidance: 10, reach: 15, step: 4 }
  const user = show({ mission: 2, saved })
  screen.getByText('Noise 7')
  await screen.findByText('4 of 20')
  await user.click(screen.getByRole('button', { name: 'One step' }))
  screen.getByText('5 of 20')
  goTo(3)
  screen.getByText('3 of 20')
  await user.click(screen.getByRole('radio', { name: 'fish' }))
  screen.getByText('0 of 20')
  screen.getByText('Noise 7')
})

it('counts the furthest step that a learner looked at, and shows the rest of the way after the answer', async () => {
  const user = show()
  goTo(12)
  await screen.findByText('12 of 20')
  goTo(2)
  screen.getByText('2 of 20')
  await user.click(screen.getByRole('button', { name: 'ghost' }))
  await screen.findByText(/You looked at 12 steps\..* Only answers up to step 10 count/)
  screen.getByText('0', { selector: 'strong' })
  await screen.findByText('20 of 20', {}, { timeout: 5000 })
})

it('runs by itself until the learner stops it', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  await screen.findByText('1 of 20')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(announced()).toContain('Step 1 of 20.')
})

it('describes a hidden picture as far as it shows in the noise, and says the step after a press', async () => {
  const user = show()
  const picture = () => screen.getByRole('img', { name: /^Picture after/ }).getAttribute('alt')
  expect(picture()).toBe('Picture after 0 of 20 steps: coloured dots, nothing to recognise yet')
  goTo(9)
  await screen.findByRole('img', { name: /^Picture after 9 of 20 steps: noise, and in it a large light shape/ })
  await user.click(screen.getByRole('button', { name: 'One step' }))
  expect(announced()).toContain('Step 10 of 20.')
  goTo(20)
  await screen.findByRole('img', { name: /: a white shape, round on top/ })
  await user.click(screen.getByRole('button', { name: 'ghost' }))
  await user.click(await screen.findByRole('button', { name: 'Next hidden picture' }))
  expect(document.activeElement?.textContent).toBe('Hidden picture 2 of 6')
})
