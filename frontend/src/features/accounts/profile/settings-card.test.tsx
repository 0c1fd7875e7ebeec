import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learner, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from './few-zones.fixture.ts'

withFewZones()

async function open(settings = defaultSettings) {
  const you = viewer({ learner: learner({ settings }) })
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

/** Responds like the server with the submitted settings. */
const echo = () =>
  answer('UpdateSettings', ({ input }) => ({ updateSettings: learner({ settings: { ...defaultSettings, ...input } }) }))
const stored = () => JSON.parse(localStorage.getItem('gamification-settings') ?? 'null')
const shown = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('shows the stored settings and explains each choice', async () => {
  await open({ ...defaultSettings, showStreaks: false, notificationFrequency: 'high', visualTheme: 'calm' })
  await waitFor(() => expect(shown('Streak').checked).toBe(false))
  expect([shown('Achievements').checked, shown('Leaderboard').checked, shown('Comparisons with others').checked]).toEqual([
    true,
    true,
    true,
  ])
  expect([choice('All').checked, choice('Calm').checked]).toEqual([true, true])
  for (const radio of ['Only important', 'Most', 'All', 'Playful', 'Calm']) {
    const description = document.getElementById(choice(radio).getAttribute('aria-describedby') ?? '')
    expect(description?.textContent?.length, radio).toBeGreaterThan(20)
  }
})

test('applies a change immediately and stores it in the browser and the account', async () => {
  const { user } = await open()
  const asked = echo()
  await user.click(shown('Streak'))
  expect(stored()).toEqual({ ...defaultSettings, showStreaks: false })
  await screen.findByText('Saved to your account.')
  await user.click(choice('Only important'))
  await user.click(choice('Calm'))
  await waitFor(() => expect(asked.at(-1)?.variables.input).toEqual({ ...stored() }))
  expect(stored()).toEqual({ ...defaultSettings, showStreaks: false, notificationFrequency: 'low', visualTheme: 'calm' })
  expect([shown('Streak').checked, choice('Only important').checked, choice('Calm').checked]).toEqual([false, true, true])
  // Calm applies to the whole document.
  await waitFor(() => expect(document.documentElement.dataset['calm']).toBeDefined())
})

test('sends the last change last and ignores older responses', async () => {
  const { user } = await open()
  const { open: letGo, opened } = gate()
  const asked = answer('UpdateSettings', async ({ input }) => {
    await opened
    return { updateSettings: learner({ settings: { ...defaultSettings, ...input } }) }
  })
  await user.click(shown('Achievements'))
  await user.click(shown('Streak'))
  await user.click(shown('Achievements'))
  await waitFor(() => expect(asked).toHaveLength(1))
  letGo()
  await screen.findByText('Saved to your account.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { ...defaultSettings, showBadges: false },
    { ...defaultSettings, showStreaks: false },
  ])
  expect([shown('Achievements').checked, shown('Streak').checked]).toEqual([true, false])
  expect(stored()).toEqual({ ...defaultSettings, showStreaks: false })
})

test("keeps a change that the account couldn't store, reports it and retries", async () => {
  const { user } = await open()
  answer('UpdateSettings', offline)
  await user.click(shown('Leaderboard'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved to your account yet')
  expect(shown('Leaderboard').checked).toBe(false)
  expect(stored().showLeaderboards).toBe(false)
  const asked = echo()
  await user.click(screen.getByRole('button', { name: 'Save to my account' }))
  await screen.findByText('Saved to your account.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ ...defaultSettings, showLeaderboards: false }])
  expect(screen.queryByText('Not saved to your account yet')).toBeNull()
})

test('follows a change in another tab', async () => {
  await open()
  localStorage.setItem('gamification-settings', JSON.stringify({ ...defaultSettings, showBadges: false }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'gamification-settings' }))
  await waitFor(() => expect(shown('Achievements').checked).toBe(false))
})
