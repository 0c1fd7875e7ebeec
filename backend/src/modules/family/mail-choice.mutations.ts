import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { chooseMails, stopMails } from './mail-choice.service.ts'
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
  stopMails: t.field({
    type: DonePayload,
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Token of the emailed link.' }) },
    errors: { types: [LinkExpiredError] },
    description: 'Unsubscribes a parent from the academy’s optional emails, with the link in any weekly email.',
    resolve: async (_root, { token }, context) => {
      await stopMails(context, token)
      return done
    },
  }),
}))
