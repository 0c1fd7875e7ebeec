import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, type Learner, learner, newLearner, sessionUser, viewer } from '../../../test/factories.ts'
import { answer } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function cardOf(its: Learner) {
  const you = viewer({ learner: its })
  answer('DashboardPage', dashboardPage(you))
  renderApp('/dashboard', { session: sessionUser(), viewer: you })
  return within((await screen.findByRole('heading', { name: 'Project Studio' })).closest('section') as HTMLElement)
}

test('counts open and completed projects and links to the studio', async () => {
  const card = await cardOf(learner({ openProjects: 4, completedProjects: 2 }))
  expect(card.getAllByRole('definition').map((it) => it.textContent)).toEqual(['4', '2'])
  expect(card.getByRole('link', { name: 'Open the studio' }).getAttribute('href')).toBe('/projects')
})

test('invites a learner without projects to start one', async () => {
  const card = await cardOf(newLearner())
  expect(card.queryAllByRole('definition')).toEqual([])
  expect(card.getByRole('link', { name: 'Start a project' }).getAttribute('href')).toBe('/projects')
})
