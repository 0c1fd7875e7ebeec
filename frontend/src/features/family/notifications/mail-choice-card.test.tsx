import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, type Viewer, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline, settle } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../../accounts/profile/few-zones.fixture.ts'

withFewZones()

async function open(changes: Partial<Viewer> = {}) {
  const you = viewer({ role: 'parent', learner: null, mailChoice: 'important', ...changes })
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser({ role: you.role, consent: null }), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const names = ['Weekly, and when your child asks for something', 'Weekly only', 'Essential emails only'] as const
const choice = (name: (typeof names)[number]) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => names.filter((name) => choice(name).checked)
const kept = () => answer('ChooseMails', ({ choice: mailChoice }) => ({ chooseMails: { id: 'learner-1', mailChoice } }))

test("shows a parent's email preference and explains each choice", async () => {
  await open({ mailChoice: 'weekly' })
  screen.getByRole('group', { name: 'Emails from the academy' })
  expect(chosen()).toEqual(['Weekly only'])
  for (const name of names) {
    const description = document.getElementById(choice(name).getAttribute('aria-describedby') ?? '')
    expect(description?.textContent?.length, name).toBeGreaterThan(20)
  }
  screen.getByText('You always get sign-in links and emails about your consent.')
})

test('saves a choice to the account', async () => {
  const { user } = await open()
  const asked = kept()
  await user.click(choice('Essential emails only'))
  await screen.findByText('Saved to your account.')
  expect(chosen()).toEqual(['Essential emails only'])
  expect(asked.map(({ variables }) => variables)).toEqual([{ choice: 'off' }])
})

test('sends the last choice last, however quickly it changes', async () => {
  const { user } = await open()
  const { open: letGo, opened } = gate()
  const asked = answer('ChooseMails', async ({ choice: mailChoice }) => {
    await opened
    return { chooseMails: { id: 'learner-1', mailChoice } }
  })
  await user.click(choice('Essential emails only'))
  await user.click(choice('Weekly, and when your child asks for something'))
  await user.click(choice('Weekly only'))
  expect(chosen()).toEqual(['Weekly only'])
  letGo()
  await screen.findByText('Saved to your account.')
  expect(asked.map(({ variables }) => variables.choice)).toEqual(['off', 'weekly'])
  expect(chosen()).toEqual(['Weekly only'])
})

test("reverts a choice that couldn't be saved", async () => {
  const { user } = await open()
  answer('ChooseMails', offline)
  await user.click(choice('Essential emails only'))
  await screen.findByText('Not saved')
  await waitFor(() => expect(chosen()).toEqual(['Weekly, and when your child asks for something']))
  expect(screen.queryByText('Saved to your account.')).toBeNull()
})

test('is hidden from learners and staff', async () => {
  await open({ role: 'staff', mailChoice: null })
  expect(screen.queryByRole('group', { name: 'Emails from the academy' })).toBeNull()
})

const done = { __typename: 'DonePayload', done: true } as const
const expired = { __typename: 'LinkExpiredError', code: 'LINK_EXPIRED', message: 'This link is not complete.' } as const

test('changes the emails only on a button, not on opening the link', async () => {
  const asked = answer('ChooseMailsByLink', { chooseMailsByLink: done })
  const { user } = renderApp('/mails/stop?token=t.0.s')
  const button = await screen.findByRole('button', { name: 'Choose: Weekly only' })
  await settle()
  expect(asked).toHaveLength(0)
  await user.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Saved' })
  expect(asked.map(({ variables }) => variables)).toEqual([{ token: 't.0.s', choice: 'weekly' }])
})

test.each([
  [{ chooseMailsByLink: expired }, 'This link is not complete.'],
  [offline, 'We could not reach the academy. Please try again.'],
])('explains a failed request and offers another way', async (given, message) => {
  answer('ChooseMailsByLink', given)
  const { user } = renderApp('/mails/stop?token=t')
  await user.click(await screen.findByRole('button', { name: 'Choose: Essential emails only' }))
  await screen.findByText(message)
  expect(screen.getByRole('link', { name: 'Sign in to choose on your profile' }).getAttribute('href')).toBe('/auth/login')
  expect(screen.getByRole('button', { name: 'Choose: Essential emails only' })).toBeTruthy()
})
