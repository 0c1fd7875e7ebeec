import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { announced } from '../../../../../test/announcements.ts'
import { lab, openLab, region } from '../../../../../test/lab.ts'

const training = () => region('Train your prompts')
const press = async (user: UserEvent, name: string) => user.click(await training().findByRole('button', { name }))
const box = () => training().getByRole<HTMLTextAreaElement>('textbox', { name: /Repair the prompt/ })
const check = async (user: UserEvent) => {
  const button = training().getByRole<HTMLButtonElement>('button', { name: 'Check my prompt' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
const rewrite = async (user: UserEvent, text: string) => {
  await user.clear(box())
  await user.click(box())
  await user.paste(text)
}
const focused = () => document.activeElement?.textContent

beforeEach(() => localStorage.clear())

async function openRepair() {
  const { user } = await openLab({ lab: lab({ daysLeft: 12, closedBecause: 'tooYoung' }) })
  await press(user, 'Start a repair')
  await training().findByText('Explain volcanoes.', { selector: 'blockquote' })
  return user
}

test('a duel asks for a prompt and a reason, and only then shows what each prompt has and gets', async () => {
  const { user } = await openLab()
  await press(user, 'Start a duel')
  expect(await training().findByText(/^You want a bedtime story/)).toBeTruthy()
  expect(focused()).toBe('Prompt duel')
  expect(training().queryByText(/^The ghosts howled/)).toBeNull()
  expect(training().queryByRole('radio', { name: /^Putting in/ })).toBeNull()
  await user.click(training().getByRole('radio', { name: 'Prompt A' }))
  expect(training().getByRole<HTMLButtonElement>('button', { name: 'Show both answers' }).disabled).toBe(true)
  await user.click(training().getByRole('radio', { name: 'Putting in lots of exciting things' }))
  await press(user, 'Show both answers')
  expect(focused()).toBe('Not quite. Prompt B is better for this goal.')
  expect(training().getByText(/“Putting in lots of exciting things”/)).toBeTruthy()
  expect(training().getByText(/What makes it better: “Saying who it is for and how it should end”/)).toBeTruthy()
  const worse = within(training().getByRole('region', { name: 'Prompt A' }))
  expect(worse.getByText(/^The ghosts howled/)).toBeTruthy()
  expect(worse.getAllByRole('listitem').map((it) => it.textContent)).toContain('Does not help: No calm ending')
  expect(training().getAllByText('An example, written by us.')).toHaveLength(2)
  await press(user, 'Next duel')
  expect(await training().findByText(/goldfish forget everything after three seconds\. You want/)).toBeTruthy()
  expect(focused()).toBe('Prompt duel')
})

test('a duel with the right prompt and the right reason needs no other reason', async () => {
  const { user } = await openLab()
  await press(user, 'Start a duel')
  await user.click(await training().findByRole('radio', { name: 'Prompt B' }))
  await user.click(training().getByRole('radio', { name: 'Saying who it is for and how it should end' }))
  await press(user, 'Show both answers')
  expect(focused()).toBe('Correct! Prompt B is better for this goal.')
  expect(training().getByText(/Your reason is right/)).toBeTruthy()
  expect(training().queryByText(/What makes it better:/)).toBeNull()
})

test('remembers finished exercises of this account only, and suggests others', async () => {
  localStorage.setItem('prompt-training', JSON.stringify({ owner: 'learner-1', duel: ['bedtime-story'], repair: [] }))
  const { user } = await openLab()
  expect(training().getByText('1 of 12 done')).toBeTruthy()
  await press(user, 'Start a duel')
  expect(await training().findByText(/goldfish forget everything after three seconds\. You want/)).toBeTruthy()
  await user.click(training().getByRole('radio', { name: 'Prompt A' }))
  await user.click(training().getByRole('radio', { name: 'Asking how sure it is and where to check' }))
  await press(user, 'Show both answers')
  await press(user, 'Close')
  expect(focused()).toBe('Start a duel')
  expect(training().getByText('2 of 12 done')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('prompt-training') ?? '')).toEqual({
    owner: 'learner-1',
    duel: ['bedtime-story', 'goldfish'],
    repair: [],
  })
})

test.each(['nonsense', '{"owner":"someone-else","duel":["goldfish"],"repair":[]}', '{"owner":"learner-1","duel":7}'])(
  'starts from the beginning with the stored entry %s',
  async (entry) => {
    localStorage.setItem('prompt-training', entry)
    await openLab()
    expect(training().getAllByText('0 of 12 done')).toHaveLength(2)
  },
)

test('a repair says what is there and what is missing, and shows a better answer when it is repaired', async () => {
  const user = await openRepair()
  expect(box().value).toBe('Explain volcanoes.')
  await check(user)
  expect(announced().join()).toContain('Nothing has changed yet')
  await rewrite(user, 'Explain volcanoes to a six-year-old.')
  await check(user)
  expect(announced().join()).toContain('You said who it is for. Now also say how long it should be.')
  expect(training().queryByText(/^Deep under the ground/)).toBeNull()
  await rewrite(user, 'Explain volcanoes to a six-year-old in four sentences.')
  await check(user)
  expect(focused()).toBe('Repaired!')
  expect(
    training().getByText(/^Your prompt now says who it is for and how long it should be\. This is a good prompt/),
  ).toBeTruthy()
  expect(training().getByText(/^Deep under the ground/)).toBeTruthy()
  await press(user, 'Close')
  expect(training().getByText('1 of 12 done')).toBeTruthy()
})

test('offers a solution after three different tries', async () => {
  const user = await openRepair()
  for (const text of ['Explain volcanoes, please.', 'Explain volcanoes, please.', 'Explain big volcanoes.']) {
    await rewrite(user, text)
    await check(user)
  }
  expect(training().queryByRole('button', { name: 'Show a solution' })).toBeNull()
  await rewrite(user, 'Explain hot volcanoes.')
  await check(user)
  await press(user, 'Show a solution')
  expect(focused()).toBe('A solution')
  expect(training().getByText(/^Explain to a six-year-old how volcanoes work/)).toBeTruthy()
  expect(training().getByText(/^Deep under the ground/)).toBeTruthy()
})

test('does not check a prompt with private things or blocked words, however good it is', async () => {
  const user = await openRepair()
  const good = 'Explain volcanoes to a six-year-old in four sentences.'
  const button = () => training().getByRole<HTMLButtonElement>('button', { name: 'Check my prompt' })
  await rewrite(user, `${good} My phone number is 0171 2345678.`)
  expect(await training().findByText('Private: a phone number')).toBeTruthy()
  expect(training().getByText(/Nothing you type here is saved or sent/)).toBeTruthy()
  expect(button().disabled).toBe(true)
  await press(user, 'Replace with placeholders')
  expect(box().value).toContain('[phone number]')
  expect(document.activeElement).toBe(box())
  await waitFor(() => expect(button().disabled).toBe(false))
  await rewrite(user, `${good} Are they dangerous?`)
  expect(await training().findByText('This does not belong in a prompt')).toBeTruthy()
  expect(button().disabled).toBe(true)
  await rewrite(user, 'I want to kill myself')
  expect(await training().findByText(/You matter/)).toBeTruthy()
  expect(training().getByText(/No one at the academy can read it/)).toBeTruthy()
  expect(button().disabled).toBe(true)
  await press(user, 'Back to the weak prompt')
  expect(box().value).toBe('Explain volcanoes.')
  await waitFor(() => expect(training().queryByText(/You matter/)).toBeNull())
})

test.each(['tooYoung', 'family'] as const)('can be used while the lab is closed (%s)', async (closedBecause) => {
  await openLab({ lab: lab({ daysLeft: 12, closedBecause }) })
  expect(training().getByRole('button', { name: 'Start a duel' })).toBeTruthy()
})

test('is not shown during quiet hours', async () => {
  await openLab({ lab: lab({ closedBecause: 'quietHours' }) })
  expect(screen.getByRole('heading', { name: /quiet time/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Train your prompts' })).toBeNull()
})
