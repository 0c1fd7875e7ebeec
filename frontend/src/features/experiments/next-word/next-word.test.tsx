import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { NextWord } from './next-word.tsx'

const show = (props: Parameters<typeof NextWord>[0] = {}) => {
  const user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <NextWord {...props} />
    </UiProvider>,
  )
  return user
}

const lookBack = (order: number) => screen.getAllByRole<HTMLInputElement>('radio', { name: new RegExp(`^${order}: look back`) })

it('a learner predicts, lets the machine write something false, and explains it', async () => {
  const onReached = vi.fn()
  const user = show({ onReached })
  await user.click(screen.getByRole('button', { name: 'Yes, sometimes' }))
  const words = ['in', 'the', 'forest']
  for (const word of words) await user.click(screen.getByRole('button', { name: new RegExp(`^Write “${word}”`) }))
  expect(screen.queryByText(/Your guess:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /fox: forest/ }))
  expect(announced()).toEqual(['It has not written where the fox lives. Let it write more.'])
  await user.click(screen.getByRole('button', { name: /whale: sea/ }))
  screen.getByText('The marked sentence is false.')
  const why = screen.getByRole('button', { name: 'See why' })
  await user.click(why)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mission 1: Catch it being wrong' }))
  expect(screen.getByText(/Your guess:/).parentElement?.textContent).toContain('Yes, sometimes')

  await user.click(screen.getByRole('button', { name: 'It wanted to play a trick on me.' }))
  screen.getByText(/Not quite/)
  expect(screen.queryByRole('button', { name: 'Finish the mission' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^It only counts which word/ }))
  expect(onReached).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ animal: 1, home: 0, order: 2 }))
  await user.click(screen.getByRole('button', { name: 'Next mission' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mission 2: Find the copying machine' }))
  screen.getByRole('button', { name: /^Mission 1: .*, done$/ })
})

it('a text of the learner trains the machine and is not part of what is saved', async () => {
  const onSave = vi.fn(async () => null)
  const user = show({ onSave, setup: 'own' })
  await user.type(screen.getByRole('textbox'), 'Robots like tea. Robots like rain.')
  await user.click(screen.getByRole('button', { name: 'One word' }))
  expect(screen.getByRole('group', { name: 'Text of the machine' }).textContent).toMatch(/^Robots like/)
  await user.click(screen.getByRole('button', { name: 'Save my work' }))
  await screen.findByText(/^Saved\./)
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ setup: 'own', order: 2, temperature: 1 })
})

it('starts with what was saved, and ignores a saved state that does not fit', () => {
  show({ saved: { setup: 'weather', order: 4, temperature: 0 } })
  expect(lookBack(4).at(-1)?.checked).toBe(true)
  show({ saved: { setup: 'weather', order: 40, temperature: 0 } })
  expect(lookBack(2).at(-1)?.checked).toBe(true)
})

it('shows how it works and the code that runs', async () => {
  show()
  screen.getByText(/counts: after these words/)
  screen.getByText(/export function train/)
})

it('moves the focus to the task after a guess, and stays in the list when a word is written', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Try it first' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mission 1: Catch it being wrong' }))
  await user.click(screen.getByRole('button', { name: /^Write “in”/ }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Write “/)
  expect(announced()).toEqual(['in'])
})

it('finds the copying machine only after a text of each look-back', async () => {
  const user = show({ mission: 2 })
  await user.click(screen.getByRole('button', { name: 'More copied' }))
  for (const order of [1, 2, 3]) {
    await user.click(lookBack(order).at(-1) as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Write 20 words' }))
  }
  const chart = screen.getByRole('list', { name: 'How much is copied?' })
  expect(chart.textContent).toMatch(/Looks back 1\d+%.*Looks back 4not tried yet/)
  expect(screen.queryByText(/What happened/)).toBeNull()
  await user.click(lookBack(4).at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Write 20 words' }))
  const question = () => screen.queryByRole('group', { name: 'Which one is the copying machine?' })
  for (let turn = 0; turn < 20 && !question(); turn += 1) {
    const advice = screen.getByText(/^Nearly!/).textContent
    await user.click(lookBack(advice?.includes('back 1 word') ? 1 : 4).at(-1) as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Write 20 words' }))
  }
  await user.click(screen.getByRole('button', { name: '1' }))
  expect(question()?.textContent).toMatch(/Look back 1 copied only \d+%\.$/)
  expect(screen.queryByText(/What happened/)).toBeNull()
  const [first] = within(chart).getAllByText(/^(9\d|100)%$/)
  const name = first?.parentElement?.textContent?.match(/back (\d)/)?.[1] ?? '4'
  await user.click(screen.getByRole('button', { name }))
  screen.getByText(/in the end they were copies/)
})

it('looks back two words when the mission of the temperatures comes after four', async () => {
  const user = show({ mission: 2 })
  await user.click(lookBack(4).at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Mission 3/ }))
  expect(lookBack(2).at(-1)?.checked).toBe(true)
})

it('says a text again that is written again, and that the machine is started again', async () => {
  const user = show({ mission: 3 })
  await user.click(screen.getByRole('radio', { name: /^0: / }))
  await user.click(screen.getByRole('button', { name: 'Write 20 words' }))
  const [first] = announced()
  await user.click(screen.getByRole('button', { name: 'Write 20 words' }))
  expect(announced()).toEqual([`${first}\u00a0`])
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(announced()).toEqual(['Started again.'])
})
