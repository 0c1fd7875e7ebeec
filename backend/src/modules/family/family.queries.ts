import { builder } from '../../graphql/builder.ts'
import { familyLearnerId } from '../guardianship/guardianship.service.ts'

builder.queryFields((t) => ({
  familyLearner: t.prismaField({
    type: 'Learner',
    nullable: true,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: false, description: 'Id of the child; a parent’s first child when left out.' }) },
    description:
      'The learner whom the parents’ view is about: one of the signed-in parent’s children, or the signed-in learner. Null for others, and for a child of somebody else.',
    resolve: async (query, _root, args, context) => {
      const id = await familyLearnerId(context, args.id ?? null)
      return id === null ? null : context.db.learner.findUnique({ ...query, where: { id } })
    },
  }),
}))
