import {
  columnPage,
  maxProjects,
  type ProjectStatus,
  projectStatuses,
  reportsToHide,
} from '@deepm/schema/rules/projects/projects'
import { totalReactions } from '@deepm/schema/rules/projects/reactions'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { ShareState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { errorType, failure } from '../../graphql/errors.types.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { ProjectEvidence, ProjectExperiment, ProjectPromptTitle } from './evidence.types.ts'
import {
  cursorFor,
  isCurrentShare,
  type Page,
  type ProjectRow,
  projectCounts,
  projectsOf,
  type Share,
} from './project-rows.service.ts'
import { ProjectConflictError, ProjectLimitError, ShowcaseLockedError } from './projects.errors.ts'
import { ProjectReactions } from './reactions.types.ts'

export const ProjectStatusEnum = builder.enumType('ProjectStatus', {
  description: 'The columns of the board, in their order.',
  values: projectStatuses,
})

export const ShareStateEnum = builder.enumType('ShareState', {
  description: 'State of a share request. Only approved projects are visible to others.',
  values: Object.values(ShareState) as [ShareState, ...ShareState[]],
})

/** A list that comes with the row of the card costs no more than the card's other fields. */
const inItsRow = { field: 1, multiplier: 1 }

const pages = { defaultSize: columnPage, maxSize: maxProjects, toCursor: cursorFor }

const ProjectShare = builder.objectRef<Share & { isAboutNow: boolean }>('ProjectShare').implement({
  description: 'The latest share request for a project.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the request.' }),
    state: t.field({ type: ShareStateEnum, description: 'State of the request.', resolve: (share) => share.state }),
    note: t.exposeString('note', { description: 'Message from staff to the learner; may be empty.' }),
    isAboutNow: t.exposeBoolean('isAboutNow', {
      description: 'Whether it is about the current texts of the project. Changed texts need a new request.',
    }),
  }),
})

export const ProjectType = builder.objectRef<ProjectRow>('Project').implement({
  description: 'A project of a learner. Readable by the learner, by linked parents and by staff.',
  authScopes: (project, context) => mayReadLearner(context, project.learnerId),
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the project.' }),
    title: t.exposeString('title', { description: 'Title, in one line.' }),
    description: t.exposeString('description', { description: 'Description; may be empty and have several lines.' }),
    toolsUsed: t.exposeStringList('toolsUsed', {
      description: 'Ids of the AI tools that it is made with, in the order of the academy.',
    }),
    status: t.field({ type: ProjectStatusEnum, description: 'Column on the board.', resolve: (project) => project.status }),
    version: t.exposeInt('version', { description: 'Incremented with every change; pass it with the next one.' }),
    likes: t.int({
      description: 'Number of learners who reacted to it, with any reaction.',
      resolve: (project) => totalReactions(project.reactions),
    }),
    reactions: t.field({
      type: ProjectReactions,
      complexity: inItsRow,
      description: 'Number of reactions to it by kind, without names.',
      resolve: (project) => project.reactions,
    }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was created.', resolve: (project) => project.createdAt }),
    movedAt: t.field({
      type: 'DateTime',
      description: 'When it was moved to its column.',
      resolve: (project) => project.statusAt,
    }),
    evidence: t.field({
      type: [ProjectEvidence],
      complexity: inItsRow,
      description: 'Completed lessons that it was made with, by title.',
      resolve: (project) => project.evidence,
    }),
    experiments: t.field({
      type: [ProjectExperiment],
      complexity: inItsRow,
      description: 'Completed experiments that it was made with.',
      resolve: (project) => project.experimentIds,
    }),
    prompts: t.field({
      type: [ProjectPromptTitle],
      complexity: inItsRow,
      description: 'Lab prompts that it was made with, oldest first, without their texts. The showcase shows none of them.',
      resolve: (project) => project.prompts,
    }),
    share: t.field({
      type: ProjectShare,
      nullable: true,
      description: 'Latest share request; null if there is none.',
      resolve: (project) => project.share && { ...project.share, isAboutNow: isCurrentShare(project) },
    }),
    isShown: t.exposeBoolean('isShown', { description: 'Whether an approved version of it is in the showcase.' }),
    isHidden: t.boolean({
      description: 'Whether so many people reported it that it is hidden until staff decide.',
      resolve: (project) => project.isShown && project.openReports >= reportsToHide,
    }),
  }),
})

type Column = { learnerId: string; status: ProjectStatus }

const ProjectColumn = builder.objectRef<Column>('ProjectColumn').implement({
  description: 'A column of a board.',
  authScopes: (column, context) => mayReadLearner(context, column.learnerId),
  fields: (t) => ({
    id: t.id({ description: 'Stable id of the column.', resolve: ({ learnerId, status }) => `${learnerId}:${status}` }),
    status: t.field({ type: ProjectStatusEnum, description: 'Status of its projects.', resolve: (column) => column.status }),
    count: t.int({
      description: 'Number of projects, on all pages.',
      resolve: async ({ learnerId, status }, _args, context) => (await projectCounts(context, learnerId))[status],
    }),
    projects: t.connection({
      type: ProjectType,
      description: 'Projects, latest move first.',
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
    description: 'Projects of the learner in all columns, latest move first, without deleted ones. At most 200 at a time.',
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
    args: { status: t.arg({ type: ProjectStatusEnum, description: 'Status of the column.' }) },
    description: 'A column of the board.',
    resolve: ({ id }, { status }) => ({ learnerId: id, status }),
  }),
  openProjects: t.int({
    description: 'Number of projects in work: planned, in progress or in review.',
    resolve: async ({ id }, _args, context) => {
      const { planning, in_progress, review } = await projectCounts(context, id)
      return planning + in_progress + review
    },
  }),
  completedProjects: t.int({
    description: 'Number of completed projects.',
    resolve: async ({ id }, _args, context) => (await projectCounts(context, id)).completed,
  }),
}))

builder.objectType(ProjectConflictError, {
  ...failure,
  name: 'ProjectConflictError',
  description: 'The project was changed after the version that the change is based on; nothing was stored.',
  fields: (t) => ({
    current: t.field({ type: ProjectType, description: 'Current state of the project.', resolve: (error) => error.current }),
  }),
})

errorType(ProjectLimitError, 'The learner has reached the maximum number of projects.')

builder.objectType(ShowcaseLockedError, {
  ...failure,
  name: 'ShowcaseLockedError',
  description: 'The account is too new for the showcase.',
  fields: (t) => ({ daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens.' }) }),
})
