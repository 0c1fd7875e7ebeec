import { ConsentRequiredError, NotFoundError, PausedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { choosePath } from './path.service.ts'

builder.mutationField('choosePersona', (t) =>
  t.prismaField({
    type: 'Learner',
    authScopes: { learner: true },
    args: { personaId: t.arg.id({ description: 'Id of the path.' }) },
    errors: { types: [NotFoundError, ConsentRequiredError, PausedError] },
    description: 'Sets the path that the signed-in learner follows. Progress on other paths is kept.',
    resolve: async (query, _root, { personaId }, context) => {
      await choosePath(context, personaId)
      return context.db.learner.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
)
