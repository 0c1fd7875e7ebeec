import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newLearner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { address, goTo, renderApp } from '../../../test/render-app.tsx'

const steps = [
  ['Welcome to DEEPM Academy', 'Let’s go', 'Reward: +50 XP and the Explorer badge'],
  ['Four paths, one project each', 'Show me lessons', 'Reward: +75 XP and the Pathfinder badge'],
  ['Short lessons, real results', 'Got it', 'Reward: +100 XP and the Learner badge'],
  ['Safe and smart', 'I will check', 'Reward: +125 XP and the Safety Scout badge'],
  ['You are ready', 'Finish', 'Reward: +200 XP and the Trailblazer badge'],
] as const

const keys = ['onboarding-completed', 'tutorial-xp', 'tutorial-badges']
const stored = () => keys.map((key) => localStorage.getItem(key))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

async function openTutorial() {
  answer('PersonasPage', { personas: [] })
  const asked = answer('FinishTutorialStep', { finishTutorialStep: { __typename: 'Reward', xpEarned: 50 } })
  const { user } = renderApp('/onboarding', { session: sessionUser() })
  await screen.findByText('Step 1 of 5')
  const act = (name: string) => user.click(screen.getByRole('button', { name }))
  const finish = async () => {
    for (const [, action] of steps) await act(action)
  }
  return { asked, act, finish }
}

test('the tutorial has five steps, each with its action and its reward', async () => {
  const { act } = await openTutorial()
  for (const [index, [heading, action, reward]] of steps.entries()) {
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeTruthy()
    expect(title()).toBe(heading)
    expect(screen.getByText(reward)).toBeTruthy()
    await act(action)
  }
  expect(title()).toBe('Congratulations!')
})

test('each step tells the account, once and in order', async () => {
  const { asked, finish } = await openTutorial()
  await finish()
  await waitFor(() => expect(asked).toHaveLength(5))
  expect(asked.map(({ variables }) => variables.step)).toEqual(['welcome', 'paths', 'lessons', 'safety', 'ready'])
})

test('the end stores XP and badges in this browser, and not before', async () => {
  const { act } = await openTutorial()
  for (const [, action] of steps.slice(0, 4)) await act(action)
  expect(stored()).toEqual([null, null, null])
  await act('Finish')
  const badges = ['Explorer', 'Pathfinder', 'Learner', 'Safety Scout', 'Trailblazer']
  expect(stored()).toEqual(['true', '550', JSON.stringify(badges)])
  expect(screen.getByText(/550 XP and five badges/)).toBeTruthy()
})

test('the congratulations lead to the paths', async () => {
  const { act, finish } = await openTutorial()
  await finish()
  await act('Choose my path')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your path' })).toBeTruthy()
  expect(address()).toBe('/personas')
})

test('Skip Tutorial marks it completed, without XP, and leads to the paths', async () => {
  const { act, asked } = await openTutorial()
  await act('Let’s go')
  await act('Skip Tutorial')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your path' })).toBeTruthy()
  expect(stored()).toEqual(['true', null, null])
  expect(asked).toHaveLength(1)
})

test('Replay Tutorial forgets what this browser stored and begins again', async () => {
  for (const key of keys) localStorage.setItem(key, 'something')
  answer('PersonasPage', { personas: [] })
  const { user } = renderApp('/personas', { session: sessionUser() })
  await user.click(await screen.findByRole('button', { name: 'Replay Tutorial' }))
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy()
  expect(address()).toBe('/onboarding')
  expect(stored()).toEqual([null, null, null])
})

test('a child who waits for a parent sees the whole tutorial, and is told when its XP come', async () => {
  const { finish } = await openTutorial()
  answer('FinishTutorialStep', {
    finishTutorialStep: { __typename: 'ConsentRequiredError', code: 'CONSENT_REQUIRED', message: 'Not yet.' },
  })
  await finish()
  expect(title()).toBe('Congratulations!')
  expect(await screen.findByText(/Its 550 XP come to you when you replay it after your parent said yes\./)).toBeTruthy()
})

test('somebody who is offline can still see the whole tutorial', async () => {
  const { finish } = await openTutorial()
  answer('FinishTutorialStep', offline)
  await finish()
  expect(title()).toBe('Congratulations!')
})

test('XP that a replayed tutorial earned are counted in the bar at the top', async () => {
  let xp = 0
  const you = () => viewer({ learner: newLearner({ xp }) })
  answer('PersonasPage', { personas: [] })
  answer('FinishTutorialStep', () => {
    xp += 110
    return { finishTutorialStep: { __typename: 'Reward', xpEarned: 110 } }
  })
  const { user } = renderApp('/personas', { session: sessionUser() })
  answer('Shell', () => ({ viewer: you() }))
  await screen.findByText('0 XP')
  await user.click(await screen.findByRole('button', { name: 'Replay Tutorial' }))
  for (const [, action] of steps) await user.click(await screen.findByRole('button', { name: action }))
  await waitFor(() => expect(xp).toBe(550))
  goTo('/personas')
  expect(await screen.findByText('550 XP')).toBeTruthy()
})
