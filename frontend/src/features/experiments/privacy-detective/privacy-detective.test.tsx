import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { PrivacyDetective } from './privacy-detective.tsx'

const crowd = () => within(screen.getByRole('list', { name: 'People in the class who fit' })).getAllByRole('listitem')

it('finds one of 24 people with two harmless facts', async () => {
  const user = userEvent.setup({ delay: null })
  const onReached = vi.fn()
  render(
    <UiProvider>
      <PrivacyDetective onReached={onReached} />
    </UiProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'All six' }))
  expect(crowd()).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: /Bridge Street/ }))
  expect(crowd()).toHaveLength(4)
  expect(announced()).toContain('4 of 24 people fit. Now add a second fact.')
  await user.click(screen.getByRole('button', { name: /guitar/ }))
  expect(crowd()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Each fact makes the crowd smaller/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached.mock.calls).toEqual([[1, { marks: ['home', 'instrument'] }]])
})

it('does not name the two facts when a learner marks all six', async () => {
  const user = userEvent.setup({ delay: null })
  const onReached = vi.fn()
  render(
    <UiProvider>
      <PrivacyDetective onReached={onReached} />
    </UiProvider>,
  )
  for (const fact of [/football/, /cat/, /veggie/, /birthday/, /Bridge Street/, /guitar/])
    await user.click(screen.getByRole('button', { name: fact }))
  expect(crowd()).toHaveLength(1)
  expect(screen.getByText('You used 6 facts. Two are enough. Which two?', { selector: 'p' })).toBeDefined()
  expect(screen.queryByText(/What happened/)).toBeNull()
})

it('says which fact gives the writer away, and when a message says too little', async () => {
  const user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <PrivacyDetective mission={2} />
    </UiProvider>,
  )
  const choose = (part: RegExp, name: string) =>
    user.click(within(screen.getByRole('group', { name: part })).getByRole('radio', { name }))
  await choose(/Home/, 'north side of town')
  expect(screen.getByText('You need 5. Given away by: birthday.', { selector: 'p' })).toBeDefined()
  for (const part of [/Birthday/, /Club/, /Instrument/, /Pet/]) await choose(part, 'say nothing')
  expect(screen.getByText('That says too little. Keep at least 3 facts.', { selector: 'p' })).toBeDefined()
  expect(screen.queryByText(/What happened/)).toBeNull()
})

it('links the club list, and shows which of its rows fit', async () => {
  const user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <PrivacyDetective mission={3} />
    </UiProvider>,
  )
  expect(crowd()).toHaveLength(6)
  await user.click(screen.getByRole('switch', { name: /list of the swimming club/ }))
  expect(crowd()).toHaveLength(1)
  expect(screen.getAllByRole('cell', { name: /^Fits:/ })).toHaveLength(1)
  await user.click(within(screen.getByRole('group', { name: /Cap/ })).getByRole('radio', { name: 'say nothing' }))
  await user.click(within(screen.getByRole('group', { name: /Training/ })).getByRole('radio', { name: 'say nothing' }))
  expect(crowd()).toHaveLength(6)
  expect(screen.getByText(/What happened/)).toBeDefined()
})
