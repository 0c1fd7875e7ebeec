import { builder } from '../../graphql/builder.ts'

builder.queryFields((t) => ({
  labPrompts: t.prismaField({
    type: ['LabPrompt'],
    authScopes: { signedIn: true },
    description: 'Suggested prompts of the lab, in their order.',
    resolve: (query, _root, _args, { db }) =>
      db.labPrompt.findMany({ ...query, where: { lesson: { isPublished: true } }, orderBy: { position: 'asc' } }),
  }),
}))
