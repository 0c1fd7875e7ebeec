import { type ReportReason, reportReasons } from '@deepm/schema/rules/projects/projects'
import { builder } from '../../graphql/builder.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { ShareStateEnum } from './projects.types.ts'
import type { Showcase, ShownProject } from './showcase.service.ts'

export const ShowcaseProject = builder.objectRef<ShownProject>('ShowcaseProject').implement({
  description: 'A project as others see it: approved words, first name and picture of the learner, and nothing else about them.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools it is made with.' }),
    firstName: t.exposeString('firstName', { description: 'First name of whoever made it.' }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true, description: 'Their chosen built-in picture.' }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was made.', resolve: (project) => project.createdAt }),
    likes: t.exposeInt('likes', { description: 'How many learners like it.' }),
    isLiked: t.exposeBoolean('isLiked', { description: 'Whether the signed-in learner does.' }),
    isOwn: t.boolean({
      description: 'Whether the signed-in learner made it.',
      resolve: (project, _args, { viewer }) => project.learnerId === viewer?.userId,
    }),
  }),
})

export const ShowcaseType = builder.objectRef<Showcase>('Showcase').implement({
  description: 'The newest approved projects, six at most.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    daysLeft: t.exposeInt('daysLeft', { description: 'Days until it opens for the learner; 0 when it is open.' }),
    projects: t.field({
      type: [ShowcaseProject],
      description: 'The projects, newest first; none before it opens.',
      resolve: (showcase) => showcase.projects,
    }),
  }),
})

builder.prismaObject('ShareRequest', {
  description: 'A question whether a project may be shown, with the words it is about.',
  authScopes: (request, context) => mayReadLearner(context, request.project.learnerId),
  select: { projectId: true, project: { select: { learnerId: true } } },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the question.' }),
    projectId: t.exposeID('projectId', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'Title as it would be shown.' }),
    description: t.exposeString('description', { description: 'Description as it would be shown; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools.' }),
    state: t.expose('state', { type: ShareStateEnum, description: 'Where it stands.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the learner asked.' }),
    firstName: t.string({
      select: { project: { select: { learner: { select: { user: { select: { firstName: true } } } } } } },
      description: 'First name of the learner.',
      resolve: (request) => request.project.learner.user.firstName,
    }),
    isChild: t.boolean({
      select: { project: { select: { learner: { select: { consent: true } } } } },
      description: 'Whether a parent decides for the learner, and has said yes to this.',
      resolve: (request) => request.project.learner.consent !== 'notRequired',
    }),
  }),
})

builder.prismaObjectFields('User', (t) => ({
  childrenShares: t.prismaField({
    type: ['ShareRequest'],
    description:
      'For a parent: questions of linked children to show a project that wait for the parent, oldest first, and after them what is on show or waits for staff.',
    select: { id: true, role: true },
    resolve: (query, { id, role }, _args, { db }) => {
      if (role !== 'parent') return []
      return db.shareRequest.findMany({
        ...query,
        where: {
          state: { in: ['waitingForParent', 'waitingForStaff', 'approved'] },
          project: { deletedAt: null, learner: { consent: 'granted', guardianships: { some: { parentId: id } } } },
        },
        orderBy: [{ state: 'asc' }, { askedAt: 'asc' }, { id: 'asc' }],
        take: 50,
      })
    },
  }),
}))

export const ReportReasonEnum = builder.enumType('ProjectReportReason', {
  description: 'Why somebody reports a shown project.',
  values: Object.keys(reportReasons) as [ReportReason, ...ReportReason[]],
})
