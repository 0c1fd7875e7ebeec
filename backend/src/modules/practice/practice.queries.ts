import { builder } from '../../graphql/builder.ts'
import { waitingForStaff } from './concern.service.ts'

builder.queryFields((t) => ({
  labPrompts: t.prismaField({
    type: ['LabPrompt'],
    authScopes: { signedIn: true },
    description: 'Suggested prompts of the lab in their order.',
    resolve: (query, _root, _args, { db }) =>
      db.labPrompt.findMany({ ...query, where: { lesson: { isPublished: true } }, orderBy: { position: 'asc' } }),
  }),
  labConcerns: t.prismaField({
    type: ['Interaction'],
    authScopes: { staff: true },
    description:
      'What waits for staff in the lab, those that wait longest first, 50 at most: what sounds like a crisis, reported answers, and questions to review what was blocked.',
    resolve: async (query, _root, _args, context) =>
      context.db.interaction.findMany({
        ...query,
        where: await waitingForStaff(context),
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 50,
      }),
  }),
}))
