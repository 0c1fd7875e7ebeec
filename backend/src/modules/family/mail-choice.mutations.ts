import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { chooseMails, chooseMailsByLink } from './mail-choice.service.ts'
import { MailChoiceEnum } from './mail-choice.types.ts'

builder.mutationFields((t) => ({
  chooseMails: t.prismaField({
    type: 'User',
    authScopes: { parent: true },
    args: { choice: t.arg({ type: MailChoiceEnum, description: 'Which emails to get.' }) },
    description: 'Sets which optional emails of the academy the signed-in parent gets.',
    resolve: async (query, _root, { choice }, context) => {
      await chooseMails(context, choice)
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
  chooseMailsByLink: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: {
      token: t.arg.string({ description: 'Token of the emailed link.' }),
      choice: t.arg({ type: MailChoiceEnum, description: 'Which emails to get.' }),
    },
    errors: { types: [LinkExpiredError] },
    description: 'Sets which optional emails a parent gets, with the link in any weekly email and without signing in.',
    resolve: async (_root, { token, choice }, context) => {
      await chooseMailsByLink(context, token, choice)
      return done
    },
  }),
}))
