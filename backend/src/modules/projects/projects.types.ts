import {
  columnPage,
  mostProjects,
  type ProjectStatus,
  projectStatuses,
  reportsToHide,
} from '@deepm/schema/rules/projects/projects'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { ShareState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { errorType, failure } from '../../graphql/errors.types.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { ProjectEvidence, ProjectPromptTitle } from './evidence.types.ts'
import {
  cursorFor,
  isAboutNow,
  type Page,
  type ProjectRow,
  projectCounts,
  projectsOf,
  type Share,
} from './project-rows.service.ts'
import { ProjectConflictError, ProjectLimitError, ShowcaseLockedError } from './projects.errors.ts'

export const ProjectStatusEnum = builder.enumType('ProjectStatus', {
  description: 'The columns of the board, in their order.',
  values: projectStatuses,
})

export const ShareStateEnum = builder.enumType('ShareState', {
  description: 'Where a question to show a project stands. Only an approved one is seen by others.',
  values: Object.values(ShareState) as [ShareState, ...ShareState[]],
})

/** A list that comes with the row of the card costs no more than the card's other fields. */
const inItsRow = { field: 1, multiplier: 1 }

const pages = { defaultSize: columnPage, maxSize: mostProjects, toCursor: cursorFor }

const ProjectShare = builder.objectRef<Share & { isAboutNow: boolean }>('ProjectShare').implement({
  description: 'The latest question of a learner to show a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the question.' }),
    state: t.field({ type: ShareStateEnum, description: 'Where it stands.', resolve: (share) => share.state }),
    note: t.exposeString('note', { description: 'What staff said to the learner; may be empty.' }),
    isAboutNow: t.exposeBoolean('isAboutNow', {
      description:
        'Whether it is about the words of the project as they are now. Words changed since have to be asked about anew.',
    }),
  }),
})

export const ProjectType = builder.objectRef<ProjectRow>('Project').implement({
  description: 'Something a learner makes. Readable by the learner, by linked parents and by staff.',
  authScopes: (project, context) => mayReadLearner(context, project.learnerId),
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the project.' }),
    title: t.exposeString('title', { description: 'What it is called, in one line.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty and have several lines.' }),
    toolsUsed: t.exposeStringList('toolsUsed', {
      description: 'Ids of the AI tools it is made with, in the order of the academy.',
    }),
    status: t.field({ type: ProjectStatusEnum, description: 'The column it stands in.', resolve: (project) => project.status }),
    version: t.exposeInt('version', { description: 'Grows with every change; to be named by the next.' }),
    likes: t.exposeInt('likes', { description: 'How many learners like it.' }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was made.', resolve: (project) => project.createdAt }),
    movedAt: t.field({
      type: 'DateTime',
      description: 'Since when it stands in its column.',
      resolve: (project) => project.statusAt,
    }),
    evidence: t.field({
      type: [ProjectEvidence],
      complexity: inItsRow,
      description: 'Completed lessons it was made with, by title.',
      resolve: (project) => project.evidence,
    }),
    prompts: t.field({
      type: [ProjectPromptTitle],
      complexity: inItsRow,
      description: 'Prompts from the lab it was made with, oldest first, without their texts. The showcase shows none of them.',
      resolve: (project) => project.prompts,
    }),
    share: t.field({
      type: ProjectShare,
      nullable: true,
      description: 'The latest question to show it to others; null while nobody asked.',
      resolve: (project) => project.share && { ...project.share, isAboutNow: isAboutNow(project) },
    }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether approved words of it are in the showcase.' }),
    isHidden: t.boolean({
      description: 'Whether so many people reported it that it waits, hidden, until staff decide.',
      resolve: (project) => project.isShown && project.openReports >= reportsToHide,
    }),
  }),
})

type Column = { learnerId: string; status: ProjectStatus }

const ProjectColumn = builder.objectRef<Column>('ProjectColumn').implement({
  description: 'One column of a board.',
  authScopes: (column, context) => mayReadLearner(context, column.learnerId),
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the column.', resolve: ({ learnerId, status }) => `${learnerId}:${status}` }),
    status: t.field({ type: ProjectStatusEnum, description: 'What stands in it.', resolve: (column) => column.status }),
    count: t.int({
      description: 'How many projects stand in it, on all pages together.',
      resolve: async ({ learnerId, status }, _args, context) => (await projectCounts(context, learnerId))[status],
    }),
    projects: t.connection({
      type: ProjectType,
      description: 'Its projects, last moved first.',
      resolve: ({ learnerId, status }, args, context) => {
        const read = (page: Page) => projectsOf(context, learnerId, status, page)
        return resolveCursorConnection({ args, ...pages }, read)
      },
    }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  projects: t.connection({
    type: ProjectType,
    description:
      'Projects of the learner in all columns, last moved first, without those that were deleted. At most 200 at a time.',
    resolve: ({ id }, args, context) => {
      const read = (page: Page) => projectsOf(context, id, null, page)
      return resolveCursorConnection({ args, ...pages }, read)
    },
  }),
  board: t.field({
    type: [ProjectColumn],
    description: 'The four columns of the board, in their order.',
    resolve: ({ id }) => projectStatuses.map((status) => ({ learnerId: id, status })),
  }),
  column: t.field({
    type: ProjectColumn,
    args: { status: t.arg({ type: ProjectStatusEnum, description: 'Which one.' }) },
    description: 'One column of the board.',
    resolve: ({ id }, { status }) => ({ learnerId: id, status }),
  }),
  openProjects: t.int({
    description: 'How many projects are in work: planned, in progress or in review.',
    resolve: async ({ id }, _args, context) => {
      const { planning, in_progress, review } = await projectCounts(context, id)
      return planning + in_progress + review
    },
  }),
  completedProjects: t.int({
    description: 'How many projects are completed.',
    resolve: async ({ id }, _args, context) => (await projectCounts(context, id)).completed,
  }),
}))

builder.objectType(ProjectConflictError, {
  ...failure,
  name: 'ProjectConflictError',
  description: 'The project was changed since the version that the change was made on; nothing was stored.',
  fields: (t) => ({
    current: t.field({ type: ProjectType, description: 'How it stands now.', resolve: (error) => error.current }),
  }),
})

errorType(ProjectLimitError, 'The learner has as many projects as fit on a board.')

builder.objectType(ShowcaseLockedError, {
  ...failure,
  name: 'ShowcaseLockedError',
  description: 'The account is too young for what is shown to others.',
  fields: (t) => ({ daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens.' }) }),
})
