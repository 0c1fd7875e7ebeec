import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { interactionReportForm } from '@deepm/schema/rules/lab/lab-forms'
import {
  ConsentRequiredError,
  InvalidInputError,
  KeyReusedError,
  NotFoundError,
  PausedError,
  RateLimitedError,
} from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import type { Context } from '../../platform/context.ts'
import { reportInteraction, requestReview, setInteractionLike } from './interaction.service.ts'
import { InteractionReportEnum } from './interaction.types.ts'
import {
  LabClosedError,
  LabLockedError,
  LabTimeUpError,
  ProviderUnreachableError,
  SecondAnswerUnavailableError,
} from './lab.errors.ts'
import { recordLabMinute } from './lab-access.service.ts'
import { sendPrompt } from './send-prompt.service.ts'

// Validated in `admit`, after the request is counted and the lab is known to be open.
const LabPromptInput = builder.inputType('LabPromptInput', {
  description: 'A prompt for the lab.',
  fields: (t) => ({
    toolType: t.string({ required: false, description: 'Id of one of the four tools. Required.' }),
    prompt: t.string({ required: false, description: 'The prompt, 1 to 4,000 characters. Required.' }),
    byCoach: t.boolean({
      required: false,
      description: 'Whether the Practice Coach answers even if a model is available.',
    }),
    firstAnswerId: t.id({
      required: false,
      description:
        'Id of the first answer, to compare it with a second one to the same prompt. Once per answer, and only from a model.',
    }),
  }),
})

const InteractionReportInput = builder
  .inputType('InteractionReportInput', {
    description: 'What is wrong with an answer.',
    fields: (t) => ({
      reason: t.field({ type: InteractionReportEnum, description: 'The reason.' }),
      note: t.string({ required: false, description: 'A short note, at most 300 characters.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), interactionReportForm))

const id = { description: 'Id of the interaction.' }

builder.mutationFields((t) => ({
  sendPrompt: t.prismaField({
    type: 'Interaction',
    authScopes: { consentedLearner: true },
    args: {
      input: t.arg({ type: LabPromptInput, description: 'The tool and the prompt.' }),
      requestKey: t.arg({
        type: 'UUID',
        required: false,
        description: 'Random key of the request; repeating it returns the interaction that was stored first.',
      }),
    },
    errors: {
      types: [
        InvalidInputError,
        ConsentRequiredError,
        LabLockedError,
        LabClosedError,
        LabTimeUpError,
        NotFoundError,
        KeyReusedError,
        SecondAnswerUnavailableError,
        RateLimitedError,
        ProviderUnreachableError,
        AnalysisTimeoutError,
      ],
    },
    description:
      'Sends a prompt in the lab. A model or the Practice Coach answers, and both texts are stored once, without personal data. A prompt with the level `danger` is stored but not answered. When requested as an event stream, pieces of the answer arrive before the result.',
    resolve: async (query, _root, { input, requestKey }, context) =>
      readInteraction(context, query, await sendPrompt(context, withoutNulls(input), requestKey ?? null)),
  }),
  recordLabMinute: t.int({
    authScopes: { learner: true },
    errors: {
      types: [ConsentRequiredError, LabLockedError, LabClosedError],
      directResult: false,
      result: { name: 'RecordLabMinutePayload', authScopes: { learner: true }, description: 'The minute was counted.' },
      dataField: { name: 'minutesLeft', description: 'Minutes left today.' },
    },
    description: 'Counts a minute in the lab; sent while the page is visible. At most one per minute counts.',
    resolve: (_root, _args, context) => recordLabMinute(context),
  }),
  likeInteraction: t.prismaField({
    type: 'Interaction',
    authScopes: { learner: true },
    args: { id: t.arg.id(id), isLiked: t.arg.boolean({ description: 'False removes the like.' }) },
    errors: { types: [NotFoundError, ConsentRequiredError, PausedError] },
    description: 'Likes an answer to the viewer’s own prompt, or removes the like.',
    resolve: async (query, _root, args, context) => {
      await setInteractionLike(context, args.id, args.isLiked)
      return readInteraction(context, query, args.id)
    },
  }),
  reportInteraction: t.prismaField({
    type: 'Interaction',
    authScopes: { consentedLearner: true },
    args: { id: t.arg.id(id), input: t.arg({ type: InteractionReportInput, description: 'Reason and note.' }) },
    errors: { types: [NotFoundError, ConsentRequiredError, InvalidInputError, RateLimitedError, AnalysisTimeoutError] },
    description: 'Reports an answer to staff. The first report stays.',
    resolve: async (query, _root, args, context) => {
      await reportInteraction(context, args.id, interactionReportForm.parse(withoutNulls(args.input)))
      return readInteraction(context, query, args.id)
    },
  }),
  askForReview: t.prismaField({
    type: 'Interaction',
    authScopes: { learner: true },
    args: { id: t.arg.id(id) },
    errors: { types: [NotFoundError, ConsentRequiredError, InvalidInputError] },
    description: 'Asks staff to review a blocked prompt of the viewer.',
    resolve: async (query, _root, args, context) => {
      await requestReview(context, args.id)
      return readInteraction(context, query, args.id)
    },
  }),
}))

function readInteraction({ db }: Context, query: object, interactionId: string) {
  return db.interaction.findUniqueOrThrow({ ...query, where: { id: interactionId } })
}
