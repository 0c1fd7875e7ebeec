import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Learner, learner, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from './few-zones.fixture.ts'

withFewZones()

async function open(changes: Partial<Learner>) {
  const you = viewer({ learner: learner(changes) })
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const name = 'Show my name on the weekly leaderboard'
const choice = () => screen.getByRole<HTMLInputElement>('switch', { name })
const missing = () => screen.queryByText(/Your parent has to say yes, too/)

test('explains what others can see and saves the choice', async () => {
  const { user } = await open({})
  screen.getByText(/Others then see your first name, your picture, your level and your XP for the week\. Nothing else\./)
  const asked = answer('ChooseListing', ({ listed }) => ({ setLeaderboardListing: learner({ wantsListing: listed }) }))
  await user.click(choice())
  await waitFor(() => expect(choice().checked).toBe(false))
  await user.click(choice())
  await waitFor(() => expect(choice().checked).toBe(true))
  expect(asked.map(({ variables }) => variables.listed)).toEqual([false, true])
  expect(missing()).toBeNull()
})

test('tells a child that wants to be listed that the parent has not agreed', async () => {
  const { user } = await open({ isChild: true, isListingPermitted: false })
  expect(missing()).not.toBeNull()
  answer('ChooseListing', { setLeaderboardListing: learner({ wantsListing: false, isListingPermitted: false }) })
  await user.click(choice())
  await waitFor(() => expect(missing()).toBeNull())
})

test("reverts a choice that couldn't be saved", async () => {
  const { user } = await open({})
  answer('ChooseListing', offline)
  await user.click(choice())
  await screen.findByText('Not saved')
  expect(choice().checked).toBe(true)
})
