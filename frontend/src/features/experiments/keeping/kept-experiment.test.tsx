import { reportOf } from '@deepm/schema/rules/experiments/mission'
import { rulesOrLearning } from '@deepm/schema/rules/experiments/rules-or-learning'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attempt, growTooDeep, openRules, recorded, refusal, winContest } from '../../../../test/experiments.ts'
import { sessionUser } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const id = 'rules-or-learning'
const list = { rules: [{ question: 0, isYes: true, kind: 'zib' }], otherwise: 'mork' }
const saved = { world: 0, list, splits: 0, depth: 2, creature: 0 }

const notSaved = 'This mission is not saved yet'
const tabs = () => screen.getAllByRole('button', { name: /^Mission \d: / }).map((it) => it.getAttribute('aria-label'))
const saveButton = () => screen.getByRole('button', { name: 'Save my work' })

test('sends a reached mission once, with its evidence, and celebrates the reward', async () => {
  const { user, askedByPage } = await openRules()
  expect(askedByPage.map(({ variables }) => variables)).toEqual([{ experimentId: id }])
  const asked = answer('RecordExperiment', recorded(attempt(id, [1])))
  await winContest(user)
  expect(await screen.findByText('+10 XP')).toBeTruthy()
  expect(tabs()[0]).toBe('Mission 1: Beat the machine, done')
  expect(screen.queryByText(notSaved)).toBeNull()
  expect(asked).toHaveLength(1)
  const { evidence, ...input } = asked[0]?.variables.input ?? {}
  expect(input).toEqual({ experimentId: id, lessonId: null, mission: 1 })
  expect(reportOf(rulesOrLearning.missions[0], evidence)).toMatch(/^Wrote rules that sort \d+ of 60/)
})

test('celebrates nothing if a mission earned no XP', async () => {
  const { user } = await openRules()
  const asked = answer('RecordExperiment', recorded(attempt(id, [1]), { xpEarned: 0 }))
  await winContest(user)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByText('Mission done!')).toBeTruthy()
  expect(screen.queryByText(/ XP/, { selector: 'main *' })).toBeNull()
})

test('celebrates a streak that a mission without XP continues', async () => {
  const { user } = await openRules()
  answer('RecordExperiment', recorded(attempt(id, [1]), { xpEarned: 0, streakDays: 4 }))
  await winContest(user)
  expect(await screen.findByText('4 days in a row!')).toBeTruthy()
  expect(screen.queryByText('+0 XP')).toBeNull()
})

test.each([
  ['the message of the server', refusal('Too many requests. Wait a minute.'), 'Too many requests. Wait a minute.'],
  ['a message of its own', offline, 'We could not reach the academy. Your work is still here.'],
])('says that a mission is not saved, with %s, and sends it again on request', async (_what, failure, message) => {
  const { user } = await openRules()
  const failed = answer('RecordExperiment', failure)
  await winContest(user)
  expect(await screen.findByText(notSaved)).toBeTruthy()
  expect(screen.getByText(message, { exact: false })).toBeTruthy()
  expect(screen.queryByText('+10 XP')).toBeNull()
  const asked = answer('RecordExperiment', recorded(attempt(id, [1])))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('+10 XP')).toBeTruthy()
  expect(screen.queryByText(notSaved)).toBeNull()
  expect([failed.length, asked.length]).toEqual([1, 1])
  expect(asked[0]?.variables).toEqual(failed[0]?.variables)
})

test('sends a mission that is not saved again with the next one', async () => {
  const { user } = await openRules()
  answer('RecordExperiment', offline)
  await winContest(user)
  await screen.findByText(notSaved)
  await user.click(screen.getByRole('button', { name: 'Next mission' }))
  const asked = answer('RecordExperiment', ({ input }) =>
    recorded(attempt(id, input.mission === 1 ? [1] : [1, 2]), { xpEarned: input.mission === 1 ? 10 : 15 }),
  )
  await growTooDeep(user)
  expect(await screen.findByText('+15 XP')).toBeTruthy()
  expect(screen.getByText('+10 XP')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.input.mission)).toEqual([1, 2])
  expect(screen.queryByText(notSaved)).toBeNull()
})

test('shows the reached missions and the saved work', async () => {
  await openRules([attempt(id, [2], saved), attempt('teach', [1, 3])])
  expect(tabs()).toEqual([
    'Mission 1: Beat the machine',
    'Mission 2: Make the tree too deep, done',
    expect.stringMatching(/^Mission 3: (?!.*done)/),
  ])
  expect(screen.getByRole('button', { name: 'Remove rule 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove rule 2' })).toBeNull()
})

test('saves the work, and shows why if it is not saved', async () => {
  const { user } = await openRules([attempt(id, [], saved)])
  answer('RecordExperiment', refusal('This is too much to save. Save a smaller version.'))
  await user.click(saveButton())
  expect(await screen.findByText('This is too much to save. Save a smaller version.')).toBeTruthy()
  const asked = answer('RecordExperiment', recorded(attempt(id, [], saved), { xpEarned: 0 }))
  await user.click(saveButton())
  expect(await screen.findByText('Saved. You’ll find it here next time.')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ experimentId: id, lessonId: null, state: saved }])
})

test('opens only after the saved work is loaded, or if it cannot be loaded', async () => {
  const { opened, open } = gate()
  answer('KeptExperiment', async () => {
    await opened
    return offline
  })
  renderApp(`/experiments/${id}`, { session: sessionUser() })
  expect(await screen.findByText('Loading...')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save my work' })).toBeNull()
  open()
  await waitFor(() => expect(saveButton()).toBeTruthy())
})

test.each([
  ['a parent', sessionUser({ id: 'parent-1', role: 'parent' })],
  ['a child who waits for consent', sessionUser({ consent: 'pending' })],
])('stores nothing for %s', async (_who, session) => {
  const asked = answer('RecordExperiment', offline)
  const { user, askedByPage } = await openRules([], { session })
  await winContest(user)
  expect(screen.getByText('Mission done!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
  expect([...asked, ...askedByPage]).toEqual([])
})

test('stores nothing for a visitor', async () => {
  const asked = [answer('RecordExperiment', offline), answer('KeptExperiment', offline)]
  const { user } = renderApp('/experiments/next-word')
  await user.click(await screen.findByRole('button', { name: 'Try it first' }))
  for (const word of ['in', 'the', 'forest'])
    await user.click(screen.getByRole('button', { name: new RegExp(`^Write “${word}”`) }))
  await user.click(screen.getByRole('button', { name: /whale: sea/ }))
  await user.click(screen.getByRole('button', { name: /^It only counts which word/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(screen.getByText('Mission done!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
  expect(asked.flat()).toEqual([])
})
