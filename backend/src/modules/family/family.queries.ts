import { builder } from '../../graphql/builder.ts'
import { familyLearnerId } from '../guardianship/guardianship.service.ts'

builder.queryFields((t) => ({
  familyLearner: t.prismaField({
    type: 'Learner',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: false, description: 'Id of the child; a parent’s first child if omitted.' }) },
    description:
      'The learner of the parents’ view: a child of the signed-in parent, or the signed-in learner. Null for other accounts, and for another family’s child.',
    resolve: async (query, _root, args, context) => {
      const id = await familyLearnerId(context, args.id ?? null)
      return id === null ? null : context.db.learner.findUnique({ ...query, where: { id } })
    },
  }),
}))
