import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { levelForXp } from '@deepm/schema/rules/rewards/levels'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newLearner, personasPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, settle } from '../../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../../test/render-app.tsx'
import { App } from '../../../app/app.tsx'

const steps = [
  ['Welcome to DEEPM Academy', 'Let’s go', 'Reward: +50 XP and the Explorer badge'],
  ['Four paths, one project each', 'Show me lessons', 'Reward: +75 XP and the Pathfinder badge'],
  ['Short lessons, real results', 'Got it', 'Reward: +100 XP and the Learner badge'],
  ['Safe and smart', 'I will check', 'Reward: +125 XP and the Safety Scout badge'],
  ['You are ready', 'Finish', 'Reward: +200 XP and the Trailblazer badge'],
] as const

const ids = ['welcome', 'paths', 'lessons', 'safety', 'ready']
const keys = ['onboarding-completed', 'tutorial-xp', 'tutorial-badges']
const stored = () => keys.map((key) => localStorage.getItem(key))
const waiting = () => JSON.parse(localStorage.getItem('tutorial-waiting') ?? 'null')
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const consentMissing = {
  finishTutorialStep: { __typename: 'ConsentRequiredError', code: 'CONSENT_REQUIRED', message: 'Not yet.' },
} as const

/** Builds the response to a step that raised the account's XP from `before` to `xp`. */
function reward(before: number, xp: number) {
  const level = levelForXp(xp)
  return {
    finishTutorialStep: {
      __typename: 'Reward' as const,
      xpEarned: xp - before,
      newLevel: level > levelForXp(before) ? level : null,
      learner: newLearner({ xp, level }),
    },
  }
}

/** Serves an account that receives each step's XP once. */
function account() {
  const known = new Set<string>()
  const worth: Record<string, number> = { welcome: 50, paths: 75, lessons: 100, safety: 125, ready: 200 }
  const xp = () => [...known].reduce((sum, id) => sum + (worth[id] ?? 0), 0)
  const take = ({ step }: { step: string }) => {
    const before = xp()
    known.add(step)
    return reward(before, xp())
  }
  return { xp, asked: answer('FinishTutorialStep', take) }
}

async function openTutorial(session = sessionUser()) {
  answer('PersonasPage', personasPage())
  const { xp, asked } = account()
  const { user } = renderApp('/onboarding', { session })
  await screen.findByText('Step 1 of 5')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const finish = async () => {
    for (const [, action] of steps) await press(action)
    await act(settle)
  }
  return { xp, asked, press, finish, user }
}

test('has five steps with their actions and rewards', async () => {
  const { press } = await openTutorial()
  for (const [index, [heading, action, words]] of steps.entries()) {
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeTruthy()
    expect(title()).toBe(heading)
    expect(screen.getByText(words)).toBeTruthy()
    await press(action)
  }
  expect(title()).toBe('Congratulations!')
})

test('goes back one step on Back and keeps the step on reload', async () => {
  const { press } = await openTutorial()
  await press('Let’s go')
  await press('Show me lessons')
  expect(title()).toBe('Short lessons, real results')
  act(() => window.history.back())
  expect(await screen.findByText('Step 2 of 5')).toBeTruthy()
  act(() => window.history.forward())
  expect(await screen.findByText('Step 3 of 5')).toBeTruthy()
  expect(address()).toBe('/onboarding')
  cleanup()
  render(<App />)
  expect(await screen.findByText('Step 3 of 5')).toBeTruthy()
})

test('sends each step once and in order', async () => {
  const { asked, finish, xp } = await openTutorial()
  await finish()
  await waitFor(() => expect(asked.map(({ variables }) => variables.step)).toEqual(ids))
  await waitFor(() => expect(xp()).toBe(550))
  expect(waiting()).toBeNull()
})

test('stores XP and badges in the browser only at the end', async () => {
  const { press } = await openTutorial()
  for (const [, action] of steps.slice(0, 4)) await press(action)
  expect(stored()).toEqual([null, null, null])
  await press('Finish')
  const badges = ['Explorer', 'Pathfinder', 'Learner', 'Safety Scout', 'Trailblazer']
  expect(stored()).toEqual(['true', '550', JSON.stringify(badges)])
  expect(screen.getByText(/550 XP and five badges/)).toBeTruthy()
})

test('ignores the second click of a double click', async () => {
  const { asked } = await openTutorial()
  fireEvent.click(screen.getByRole('button', { name: 'Let’s go' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Show me lessons' }), { detail: 2 })
  await act(settle)
  expect(title()).toBe('Four paths, one project each')
  expect(asked).toHaveLength(1)
})

test("focuses the new step's heading and announces the reward politely", async () => {
  const { press, user } = await openTutorial()
  const heading = () => screen.getByRole('heading', { level: 1 })
  expect(document.activeElement).not.toBe(heading())
  await press('Let’s go')
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  expect(screen.getByText('You earned 50 XP and the Explorer badge.').closest('[aria-live=polite]')).toBeTruthy()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(title()).toBe('Short lessons, real results')
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

const medals = () => screen.getAllByRole('img', { name: /badge/ }).map((it) => it.getAttribute('aria-label'))

test('colours the medal of each finished step', async () => {
  const { press } = await openTutorial()
  const empty = ['Pathfinder', 'Learner', 'Safety Scout', 'Trailblazer'].map((badge) => `${badge} badge, not earned yet`)
  expect(medals()).toEqual(['Explorer badge, not earned yet', ...empty])
  await press('Let’s go')
  expect(medals()).toEqual(['Explorer badge', ...empty])
})

test('hides badges if the learner turned them off, but stores them', async () => {
  localStorage.setItem('gamification-settings', JSON.stringify({ ...defaultSettings, showBadges: false }))
  const { finish } = await openTutorial()
  expect(screen.getByText('Reward: +50 XP')).toBeTruthy()
  expect(screen.queryByText(/badge/i)).toBeNull()
  await finish()
  expect(screen.queryByText(/badge/i)).toBeNull()
  expect(screen.queryAllByRole('img', { name: /badge/ })).toEqual([])
  expect(stored()[2]).toContain('Trailblazer')
})

test('leads from the congratulations to the paths', async () => {
  const { press, finish } = await openTutorial()
  await finish()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  await press('Choose my path')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your path' })).toBeTruthy()
  expect(address()).toBe('/personas')
})

test('Skip Tutorial marks it completed without XP and leads to the paths', async () => {
  const { press, asked } = await openTutorial()
  await press('Let’s go')
  await act(settle)
  await press('Skip Tutorial')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your path' })).toBeTruthy()
  expect(stored()).toEqual(['true', null, null])
  expect(asked).toHaveLength(1)
})

test('Replay Tutorial clears the stored tutorial but keeps XP that is still to be granted', async () => {
  for (const key of keys) localStorage.setItem(key, 'something')
  localStorage.setItem('tutorial-waiting', JSON.stringify({ 'learner-1': ['welcome'] }))
  answer('PersonasPage', personasPage())
  answer('FinishTutorialStep', offline)
  const { user } = renderApp('/personas', { session: sessionUser() })
  await user.click(await screen.findByRole('button', { name: 'Replay Tutorial' }))
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy()
  expect(address()).toBe('/onboarding')
  expect(stored()).toEqual([null, null, null])
  expect(waiting()).toEqual({ 'learner-1': ['welcome'] })
})

test('earns nothing again on a replay and says so', async () => {
  const { finish, asked } = await openTutorial()
  answer('FinishTutorialStep', reward(550, 550))
  await finish()
  expect(asked).toHaveLength(0)
  expect(screen.getByText(/Its 550 XP is already in your account/)).toBeTruthy()
})

test('updates the XP in the header and the notifications after a new level', async () => {
  const { xp, asked } = account()
  answer('PersonasPage', personasPage({ viewer: viewer({ learner: newLearner() }) }))
  const { user } = renderApp('/personas', { session: sessionUser(), viewer: viewer({ learner: newLearner() }) })
  await screen.findByText('0 XP')
  await user.click(await screen.findByRole('button', { name: 'Replay Tutorial' }))
  for (const [, action] of steps) await user.click(await screen.findByRole('button', { name: action }))
  await waitFor(() => expect(asked).toHaveLength(5))
  await act(settle)
  const shell = answer('Shell', () => ({ viewer: viewer({ unreadNotifications: 1, learner: newLearner({ xp: xp() }) }) }))
  goTo('/personas')
  expect(await screen.findByText('550 XP')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Notifications: 1 new' })).toBeTruthy()
  expect(shell).toHaveLength(1)
})

test('works offline, reports unsent XP and sends it again', async () => {
  const { press } = await openTutorial()
  answer('FinishTutorialStep', offline)
  await press('Let’s go')
  expect(await screen.findByText(/We can’t reach the academy right now/)).toBeTruthy()
  for (const [, action] of steps.slice(1)) await press(action)
  expect(title()).toBe('Congratulations!')
  expect(await screen.findByText('550 XP is not in your account yet')).toBeTruthy()
  expect(waiting()).toEqual({ 'learner-1': ids })
  await press('Send again')
  await act(settle)
  expect(screen.getByText('550 XP is not in your account yet')).toBeTruthy()

  const { xp } = account()
  await press('Send again')
  await waitFor(() => expect(screen.queryByText(/not in your account yet/)).toBeNull())
  expect(xp()).toBe(550)
  expect(waiting()).toBeNull()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

test('sends stored XP when the academy is opened again', async () => {
  localStorage.setItem(
    'tutorial-waiting',
    JSON.stringify({ 'learner-1': ['ready', 'nonsense', 'welcome'], 'learner-2': ['paths'] }),
  )
  answer('PersonasPage', personasPage())
  const { asked } = account()
  renderApp('/personas', { session: sessionUser() })
  expect(await screen.findByText('+250 XP')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.step)).toEqual(['welcome', 'ready'])
  // Steps of other accounts in this browser are kept.
  expect(waiting()).toEqual({ 'learner-2': ['paths'] })
})

test('explains to a child who waits for consent when the XP arrives, without repeating the tutorial', async () => {
  const child = sessionUser({ consent: 'pending' })
  const { press } = await openTutorial(child)
  const asked = answer('FinishTutorialStep', consentMissing)
  for (const [, action] of steps) await press(action)
  expect(title()).toBe('Congratulations!')
  expect(await screen.findByText(/Your 550 XP is kept in this browser, and you’ll get it once your parent says yes/)).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(5))
  await act(settle)
  expect(waiting()).toEqual({ 'learner-1': ids })

  const { xp } = account()
  const you = viewer({ learner: newLearner({ consent: 'pending' }) })
  answer('Shell', { viewer: you })
  answer('PersonasPage', personasPage({ viewer: you }))
  await press('Choose my path')
  await screen.findByText('0 XP')
  await act(settle)
  expect(xp()).toBe(0)

  // The parent agrees, and the shell learns of it when it refetches.
  const granted = viewer({ learner: newLearner({ consent: 'granted' }) })
  answer('Shell', { viewer: granted })
  answer('PersonasPage', personasPage({ viewer: granted }))
  goTo('/')
  expect(await screen.findByText('+550 XP')).toBeTruthy()
  expect(xp()).toBe(550)
  expect(waiting()).toBeNull()
})

test('ignores a damaged list of waiting steps', async () => {
  localStorage.setItem('tutorial-waiting', '{"learner-1": "welcome", "x"')
  answer('PersonasPage', personasPage())
  const { asked } = account()
  renderApp('/personas', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Choose your path' })
  await act(settle)
  expect(asked).toHaveLength(0)
})

test('shows the tutorial to parents without rewards', async () => {
  const { finish, asked } = await openTutorial(sessionUser({ role: 'parent', consent: null }))
  await finish()
  expect(asked).toHaveLength(0)
  expect(screen.getByText(/This is what learners see first/)).toBeTruthy()
})
