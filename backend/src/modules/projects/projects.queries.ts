import { builder } from '../../graphql/builder.ts'
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
