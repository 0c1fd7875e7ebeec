import { type ProjectStatus, projectStatuses, statusNames } from '@deepm/schema/rules/projects/projects'
import { screen, within } from '@testing-library/react'
import type { ProjectsPageQuery } from '../src/app/pages/learner/projects-page.generated.ts'
import { sessionUser, viewer } from './factories.ts'
import { type Asked, answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

// Responses for the Project Studio.

type PageViewer = NonNullable<ProjectsPageQuery['viewer']>
type PageLearner = NonNullable<PageViewer['learner']>
export type Project = PageLearner['board'][number]['projects']['edges'][number]['node']
export type Shown = ProjectsPageQuery['showcase']['projects'][number]

export const noReactions = { greatIdea: 0, wellMade: 0, madeMeSmile: 0, wantToTry: 0 }

export function project(title: string, changes: Partial<Project> = {}): Project {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: `About ${title}.`,
    toolsUsed: ['claude'],
    status: 'planning',
    version: 1,
    movedAt: '2026-09-01T10:00:00.000Z',
    reactions: noReactions,
    isShown: false,
    isHidden: false,
    evidence: [],
    experiments: [],
    prompts: [],
    share: null,
    ...changes,
  }
}

export function shown(title: string, changes: Partial<Shown> = {}): Shown {
  return {
    id: `shown-${title}`,
    title,
    description: `About ${title}.`,
    toolsUsed: ['dalle'],
    firstName: 'Ines',
    avatarUrl: null,
    avatarColour: null,
    reactions: { ...noReactions, wellMade: 2 },
    viewerReaction: null,
    isOwn: false,
    ...changes,
  }
}

/** Returns a board with these cards. `more` is the number of further cards per column. */
function board(projects: Project[], more: Partial<Record<ProjectStatus, number>> = {}): PageLearner['board'] {
  return projectStatuses.map((status) => {
    const edges = projects.filter((it) => it.status === status).map((node) => ({ node }))
    const left = more[status] ?? 0
    return {
      id: `learner-1:${status}`,
      status,
      count: edges.length + left,
      projects: { edges, pageInfo: { endCursor: `end-of-${status}`, hasNextPage: left > 0 } },
    }
  })
}

type Scene = {
  projects?: Project[]
  more?: Partial<Record<ProjectStatus, number>>
  showcase?: Partial<ProjectsPageQuery['showcase']>
  consent?: PageLearner['consent']
  pause?: PageViewer['pause']
}

export function studioPage({
  projects = [],
  more,
  showcase,
  consent = 'notRequired',
  pause = null,
}: Scene = {}): ProjectsPageQuery {
  const learner = { id: 'learner-1', consent, selectedPersona: { id: 'writer' }, board: board(projects, more) }
  return {
    viewer: { id: 'learner-1', role: 'learner', pause, children: [], learner },
    showcase: { daysLeft: 0, projects: [], ...showcase },
  }
}

export async function openStudio(scene: Scene = {}) {
  const asked: Asked<unknown>[] = answer('ProjectsPage', studioPage(scene))
  const consent = scene.consent ?? 'notRequired'
  const app = renderApp('/projects', { session: sessionUser({ consent }), viewer: viewer({ pause: scene.pause ?? null }) })
  return { ...app, asked }
}

/** Opens a learner's studio and waits until its board is rendered. */
export async function openBoard(scene: Scene = {}) {
  const app = await openStudio(scene)
  await screen.findByRole('heading', { level: 1, name: 'Project Studio' })
  return app
}

export const column = (status: ProjectStatus) =>
  within(screen.getByRole('heading', { level: 2, name: statusNames[status] }).closest('section') as HTMLElement)
export const titlesIn = (status: ProjectStatus) =>
  column(status)
    .queryAllByRole('article')
    .map((it) => it.getAttribute('aria-label'))
export const countIn = (status: ProjectStatus) => Number.parseInt(column(status).getByText(/^\d+$/).textContent ?? '', 10)
export const card = (title: string) => within(screen.getByRole('article', { name: title }))
export const said = () => screen.getAllByRole('status').map((it) => it.textContent)

// Responses to a change of a project.

export const kept = (now: Project) => ({ updateProject: { __typename: 'Project' as const, ...now } })
export const conflict = (current: Project) => ({
  updateProject: { __typename: 'ProjectConflictError' as const, code: 'PROJECT_CONFLICT', message: 'Changed.', current },
})
