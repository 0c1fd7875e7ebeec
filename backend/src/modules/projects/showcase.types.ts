import { type ReportReason, reportReasons } from '@deepm/schema/rules/projects/projects'
import { totalReactions } from '@deepm/schema/rules/projects/reactions'
import { builder } from '../../graphql/builder.ts'
import { type Context, cached } from '../../platform/context.ts'
import { AvatarColourEnum } from '../accounts/profile/profile.types.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { ShareStateEnum } from './projects.types.ts'
import { ProjectReactionEnum, ProjectReactions } from './reactions.types.ts'
import { decidedBy } from './share-question.service.ts'
import type { Showcase, ShownProject } from './showcase.service.ts'

export const ShowcaseProject = builder.objectRef<ShownProject>('ShowcaseProject').implement({
  description:
    'A project as shown to others: the approved texts, with the learner’s first name and picture, and nothing else about the learner.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'Title of the project.' }),
    description: t.exposeString('description', { description: 'Description; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools that it is made with.' }),
    firstName: t.exposeString('firstName', { description: 'First name of the learner.' }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true, description: 'Chosen built-in picture.' }),
    avatarColour: t.expose('avatarColour', {
      type: AvatarColourEnum,
      nullable: true,
      description: 'Chosen background of the picture; null for the usual one.',
    }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was created.', resolve: (project) => project.createdAt }),
    likes: t.int({
      description: 'Number of learners who reacted to it, with any reaction.',
      resolve: (project) => totalReactions(project.reactions),
    }),
    reactions: t.field({
      type: ProjectReactions,
      description: 'Number of reactions to it by kind, without names.',
      resolve: (project) => project.reactions,
    }),
    viewerReaction: t.field({
      type: ProjectReactionEnum,
      nullable: true,
      description: 'Reaction of the signed-in learner; null without one.',
      resolve: (project) => project.viewerReaction,
    }),
    isOwn: t.boolean({
      description: 'Whether the signed-in learner made it.',
      resolve: (project, _args, { viewer }) => project.learnerId === viewer?.userId,
    }),
  }),
})

export const ShowcaseType = builder.objectRef<Showcase>('Showcase').implement({
  description: 'The newest approved projects, at most six.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    daysLeft: t.exposeInt('daysLeft', { description: 'Days until it unlocks for the learner or parent; 0 once it is unlocked.' }),
    projects: t.field({
      type: [ShowcaseProject],
      description: 'Projects, newest first. Until it unlocks, empty for learners; parents see their own children’s projects.',
      resolve: (showcase) => showcase.projects,
    }),
  }),
})

builder.prismaObject('ShareRequest', {
  description: 'A request to share a project, with the texts that it is about.',
  authScopes: (request, context) => mayReadLearner(context, request.project.learnerId),
  select: { projectId: true, project: { select: { learnerId: true } } },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the request.' }),
    projectId: t.exposeID('projectId', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'Title to be shown.' }),
    description: t.exposeString('description', { description: 'Description to be shown; may be empty.' }),
    toolsUsed: t.exposeStringList('toolsUsed', { description: 'Ids of the AI tools.' }),
    state: t.expose('state', { type: ShareStateEnum, description: 'State of the request.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the learner asked.' }),
    firstName: t.string({
      select: { project: { select: { learner: { select: { user: { select: { firstName: true } } } } } } },
      description: 'First name of the learner.',
      resolve: (request) => request.project.learner.user.firstName,
    }),
    isChild: t.boolean({
      select: { project: { select: { learner: { select: { consent: true } } } } },
      description: 'Whether a parent decides for the learner, and has agreed to this.',
      resolve: (request) => request.project.learner.consent !== 'notRequired',
    }),
  }),
})

builder.prismaObjectField('Notification', 'share', (t) =>
  t.prismaField({
    type: 'ShareRequest',
    nullable: true,
    select: { kind: true, source: true },
    description: 'The share request of a child that waits for the signed-in parent; null for others and once it is answered.',
    resolve: async (_query, { kind, source }, _args, context) =>
      kind === 'shareAsked' ? ((await waitingSharesOf(context)).get(source) ?? null) : null,
  }),
)

/** Returns the share requests that wait for the signed-in parent by id, in one statement for all notifications. */
function waitingSharesOf(context: Context) {
  return cached(context, 'waiting-shares', async () => {
    const where = { state: 'waitingForParent', ...decidedBy(context.viewer?.userId ?? '') } as const
    const include = { project: { select: { learnerId: true } } } as const
    return new Map((await context.db.shareRequest.findMany({ where, include })).map((it) => [it.id, it]))
  })
}

builder.prismaObjectFields('User', (t) => ({
  childrenShares: t.prismaField({
    type: ['ShareRequest'],
    description:
      'For a parent: share requests of linked children. First those that wait for the parent, oldest first, then those that wait for staff or are approved.',
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
  description: 'Why a project in the showcase is reported.',
  values: Object.keys(reportReasons) as [ReportReason, ...ReportReason[]],
})
