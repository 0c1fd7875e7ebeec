import { builder } from '../../graphql/builder.ts'
import { promptsOf } from './evidence.service.ts'
import { ProjectPromptType } from './evidence.types.ts'
import { reportedProjects } from './moderation.service.ts'
import { forStaff } from './share.service.ts'
import { readShowcase } from './showcase.service.ts'
import { ReportedProjectType, ShowcaseType } from './showcase.types.ts'

builder.queryFields((t) => ({
  showcase: t.field({
    type: ShowcaseType,
    authScopes: { signedIn: true },
    description: 'The showcase of the community, as the signed-in person may see it. Demo accounts are among themselves.',
    resolve: (_root, _args, context) => readShowcase(context),
  }),
  projectPrompts: t.field({
    type: [ProjectPromptType],
    authScopes: { signedIn: true },
    args: { projectId: t.arg.id({ description: 'Id of the project.' }) },
    description:
      'Prompts that a project keeps, with what came back, oldest first. None of a project that the signed-in person may not read.',
    resolve: (_root, { projectId }, context) => promptsOf(context, projectId),
  }),
  openShareRequests: t.prismaField({
    type: ['ShareRequest'],
    authScopes: { staff: true },
    description: 'Questions to show a project that wait for staff, oldest first, 50 at most.',
    resolve: async (query, _root, _args, context) =>
      context.db.shareRequest.findMany({
        ...query,
        where: { state: 'waitingForStaff', project: await forStaff(context) },
        orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
        take: 50,
      }),
  }),
  reportedProjects: t.field({
    type: [ReportedProjectType],
    authScopes: { staff: true },
    description: 'Shown projects that somebody reported and staff have not looked at, 50 at most.',
    resolve: (_root, _args, context) => reportedProjects(context),
  }),
}))
