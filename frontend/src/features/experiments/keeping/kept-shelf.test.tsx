import { experimentIds, experiments } from '@deepm/schema/rules/experiments/catalogue'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attempt, recorded, rulesShown, storedAttempts, winContest } from '../../../../test/experiments.ts'
import { sessionUser } from '../../../../test/factories.ts'
import { openLab } from '../../../../test/lab.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { goTo, renderApp } from '../../../../test/render-app.tsx'

const allTitles = experimentIds.map((id) => experiments[id].title)
const rules = experiments['rules-or-learning'].title

const titlesOf = (area: HTMLElement, level: 2 | 3) =>
  within(area)
    .getAllByRole('heading', { level })
    .map((it) => it.textContent)
const card = (title: string) => screen.getByRole('link', { name: title }).closest('li')?.textContent

async function openShelf(session: Parameters<typeof renderApp>[1] = { session: sessionUser() }) {
  const app = renderApp('/experiments', session)
  await screen.findByRole('heading', { level: 1, name: 'Experiments' })
  return app
}

test('shows all experiments with the reached missions', async () => {
  const { askedByShelf, askedByPage } = storedAttempts([attempt('teach', [3, 1]), attempt('feed', [1, 2, 3]), attempt('tokens')])
  await openShelf()
  await waitFor(() => expect(card('Teach a Machine')).toContain('2 of 3 missions'))
  expect(card(experiments.feed.title)).toContain('All missions done')
  expect(card('Token Cutter')).toMatch(/min3 missions$/)
  expect(titlesOf(screen.getByRole('main'), 2)).toEqual(allTitles)
  expect([askedByShelf.length, askedByPage.length]).toEqual([1, 0])
})

test('can be used while the missions cannot be loaded', async () => {
  answer('KeptShelf', offline)
  await openShelf()
  expect(screen.getByRole('link', { name: rules }).getAttribute('href')).toBe('/experiments/rules-or-learning')
  expect(card(rules)).toMatch(/min3 missions$/)
})

test('opens three experiments for visitors, first in the list', async () => {
  const asked = answer('KeptShelf', offline)
  await openShelf({})
  const open = within(screen.getByRole('main')).getAllByRole('link', { name: (name) => allTitles.includes(name) })
  expect(open).toHaveLength(3)
  expect(titlesOf(screen.getByRole('main'), 2).slice(0, 3)).toEqual(open.map((it) => it.textContent))
  expect(screen.getAllByText('With an account')).toHaveLength(allTitles.length - 3)
  expect(asked).toEqual([])
})

test('shows the next four experiments in the lab, without those that are done', async () => {
  await openLab({ experimentAttempts: [attempt('next-word', [1, 2, 3]), attempt('tokens', [1])] })
  const section = () => screen.getByRole('heading', { level: 2, name: 'Experiments' }).closest('section') as HTMLElement
  const next = ['teach', 'tokens', 'rules-or-learning', 'noise-to-picture'] as const
  await waitFor(() => expect(titlesOf(section(), 3)).toEqual(next.map((id) => experiments[id].title)))
  expect(card('Token Cutter')).toContain('1 of 3 missions')
  expect(within(section()).getByRole('link', { name: 'All 12 experiments' }).getAttribute('href')).toBe('/experiments')
})

test('shows a mission that was just recorded, also on the page of its experiment, without loading again', async () => {
  const { askedByShelf, askedByPage } = storedAttempts([])
  const { user } = await openShelf()
  const tab = () => screen.findByRole('button', { name: /^Mission 1: / }).then((it) => it.getAttribute('aria-label'))
  const backToShelf = async () => {
    await user.click(screen.getByRole('link', { name: 'All experiments' }))
    await screen.findByRole('heading', { level: 1, name: 'Experiments' })
  }
  goTo('/experiments/agent')
  expect(await tab()).not.toMatch(/, done$/)
  await backToShelf()

  await user.click(screen.getByRole('link', { name: rules }))
  await rulesShown()
  const asked = answer('RecordExperiment', recorded(attempt('rules-or-learning', [1])))
  await winContest(user)
  await screen.findByText('+10 XP')
  await backToShelf()
  expect(card(rules)).toContain('1 of 3 missions')
  expect(card(experiments.agent.title)).toMatch(/min3 missions$/)

  await user.click(screen.getByRole('link', { name: rules }))
  await rulesShown()
  expect(await tab()).toBe('Mission 1: Beat the machine, done')
  goTo('/experiments/agent')
  await screen.findByRole('heading', { level: 1, name: experiments.agent.title })
  expect(await tab()).not.toMatch(/, done$/)
  expect(asked).toHaveLength(1)
  expect(askedByShelf).toHaveLength(1)
  expect(askedByPage.map(({ variables }) => variables.experimentId)).toEqual(['agent', 'rules-or-learning'])
})
