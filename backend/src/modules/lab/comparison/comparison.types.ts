import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { type ClaimOutcome, claimOutcomes } from '@deepm/schema/rules/lab/comparison'
import { claimCheckForm } from '@deepm/schema/rules/lab/lab-forms'
import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { errorType } from '../../../graphql/errors.types.ts'
import { AnalysisTimeoutError } from '../../../moderation/analysis.errors.ts'
import { SecondAnswerUnavailableError } from '../lab.errors.ts'
import { checkClaim } from './claim-check.service.ts'

errorType(SecondAnswerUnavailableError, 'No model may give a second answer now. Nothing was stored.')

const ClaimOutcomeEnum = builder.enumType('ClaimOutcome', {
  description: 'What a learner found out about a sentence of an answer.',
  values: Object.fromEntries(Object.entries(claimOutcomes).map(([id, label]) => [id, { description: `“${label}.”` }])) as Record<
    ClaimOutcome,
    { description: string }
  >,
})

const ClaimCheckType = builder.prismaObject('ClaimCheck', {
  description: 'A sentence that is in only one of two answers to the same prompt, and what the learner found out about it.',
  // Reached through its interaction, which checks the viewer.
  authScopes: { signedIn: true },
  fields: (t) => ({
    claim: t.exposeString('claim', { description: 'The sentence.' }),
    isFromSecond: t.exposeBoolean('isFromSecond', {
      description: 'Whether it is in the second answer; otherwise it is in the first.',
    }),
    outcome: t.expose('outcome', { type: ClaimOutcomeEnum, description: 'What the learner found out.' }),
    note: t.exposeString('note', { description: 'Where the learner checked it, or what they found; may be empty.' }),
  }),
})

builder.prismaObjectFields('Interaction', (t) => ({
  isSecondAnswer: t.boolean({
    select: { firstAnswerId: true },
    description: 'Whether the prompt was sent once more, to compare its answer with the first one.',
    resolve: ({ firstAnswerId }) => firstAnswerId !== null,
  }),
  claimCheck: t.relation('claimCheck', {
    type: ClaimCheckType,
    nullable: true,
    description: 'What the learner found out about a sentence of the two answers; null for a first answer, and before the check.',
  }),
}))

const ClaimCheckInput = builder
  .inputType('ClaimCheckInput', {
    description: 'What a learner found out about a sentence.',
    fields: (t) => ({
      claim: t.string({ description: 'A sentence that is in only one of the two answers, as plain text.' }),
      outcome: t.field({ type: ClaimOutcomeEnum, description: 'What the learner found out.' }),
      note: t.string({
        required: false,
        description: 'Where the learner checked it, or what they found; at most 300 characters. Required unless `unknown`.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), claimCheckForm))

builder.mutationField('checkClaim', (t) =>
  t.prismaField({
    type: 'Interaction',
    authScopes: { learner: true },
    args: {
      id: t.arg.id({ description: 'Id of the second answer.' }),
      input: t.arg({ type: ClaimCheckInput, description: 'The sentence, and what the learner found out.' }),
    },
    errors: {
      types: [NotFoundError, ConsentRequiredError, PausedError, InvalidInputError, RateLimitedError, AnalysisTimeoutError],
    },
    description:
      'Stores what the viewer found out about a sentence that is in only one of two answers. Replaces an earlier check.',
    resolve: async (query, _root, { id, input }, context) => {
      await checkClaim(context, id, claimCheckForm.parse(withoutNulls(input)))
      return context.db.interaction.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
)
