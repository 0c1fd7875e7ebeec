import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAi, sent } from '../../../../../test/interaction.ts'
import { ask, lab, modelled, openLab, prompt, send, sendButton, theBox } from '../../../../../test/lab.ts'
import { answer } from '../../../../../test/msw.ts'

test('shows why the lab was closed during a visit, and keeps the text, also after a reload', async () => {
  const message = 'It is quiet time in your family. The lab opens again when it ends.'
  answer('SendPrompt', { sendPrompt: { __typename: 'LabClosedError', code: 'LAB_CLOSED', message } })
  const { unmount } = await ask()
  expect(await screen.findByText('Safety Check Failed')).toBeTruthy()
  expect(screen.getByText('You can’t send this now')).toBeTruthy()
  expect(theBox().value).toBe(prompt)
  unmount()
  await openLab(modelled())
  expect(theBox().value).toBe(prompt)
})

test('keeps the text for its author when the minutes of the day are used up', async () => {
  const message = 'Your minutes in the lab are used up for today.'
  answer('SendPrompt', { sendPrompt: { __typename: 'LabTimeUpError', code: 'LAB_TIME_UP', message } })
  const { unmount, user } = await ask()
  expect(await screen.findByText('You’ve used your lab time for today')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  await user.type(theBox(), ' and owls')
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain('and owls'))
  unmount()
  const again = await openLab(modelled({ minutesLeft: 0 }))
  expect(theBox().value).toBe('Tell me about foxes and owls')
  again.unmount()
  const other = await openLab({ id: 'learner-2', ...modelled() })
  expect(theBox().value).toBe('')
  other.unmount()
  // A tab keeps drafts for one account at a time and deletes them when another user signs in.
  await openLab(modelled())
  expect(theBox().value).toBe('')
})

test('keeps an unsent prompt after a reload, and deletes it once it is sent', async () => {
  const before = await openLab(modelled())
  await before.user.type(theBox(), prompt)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toContain(prompt))
  before.unmount()
  const { user } = await openLab(modelled())
  expect(theBox().value).toBe(prompt)
  answer('SendPrompt', { sendPrompt: sent({ ...openAi, prompt, response: 'Foxes.' }) })
  await send(user)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test('does not store a prompt in the tab when it looks like an emergency', async () => {
  const { user } = await openLab(modelled({ minutesLeft: 0 }))
  await user.type(theBox(), 'I want to kill myself')
  await screen.findByText(/You matter, and you do not have to carry this alone/)
  await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
})

test.each([
  ['time is up', { minutesLeft: 0 }, 'Ask my parent for 15 minutes'],
  ['the account is too young', { closedBecause: 'tooYoung', daysLeft: 3 }, 'Ask my parent to open it now'],
  ['the family switched it off', { closedBecause: 'family' }, 'Ask my parent to open it now'],
  [
    'a tool is not allowed',
    { models: lab().models.map((it) => ({ ...it, isAllowed: it.tool !== 'dalle' })) },
    'Ask my parent for DALL-E',
  ],
] as const)('offers to ask the family when %s', async (_why, changes, question) => {
  await openLab({ lab: lab(changes) })
  expect(await screen.findByRole('button', { name: question })).toBeTruthy()
})

test('offers no request from the lab for a paused account', async () => {
  await openLab({ lab: lab({ closedBecause: 'paused' }) })
  expect(screen.queryByRole('button', { name: /Ask my parent/ })).toBeNull()
})
