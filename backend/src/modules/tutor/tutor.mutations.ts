import { withoutNulls } from '@deepm/schema/rules/forms/form'
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
import { ProviderUnreachableError } from '../lab/lab.errors.ts'
import { LessonLockedError } from '../learning/learning.errors.ts'
import { askTutor } from './ask-tutor.service.ts'

// Validated in the service, after the request is counted.
const TutorQuestionInput = builder.inputType('TutorQuestionInput', {
  description: 'A question to the tutor of a lesson.',
  fields: (t) => ({
    lessonId: t.string({ required: false, description: 'Id of the lesson, at the level that the learner reads. Required.' }),
    question: t.string({ required: false, description: 'The question, 1 to 500 characters. Required.' }),
  }),
})

builder.mutationField('askTutor', (t) =>
  t.prismaField({
    type: 'Interaction',
    authScopes: { consentedLearner: true },
    args: {
      input: t.arg({ type: TutorQuestionInput, description: 'The lesson and the question.' }),
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
        PausedError,
        NotFoundError,
        LessonLockedError,
        KeyReusedError,
        RateLimitedError,
        ProviderUnreachableError,
        AnalysisTimeoutError,
      ],
    },
    description:
      'Asks the tutor of a lesson, at most 12 times a day for a lesson. A model answers if the lab is open for the learner and the family allows it; otherwise a search quotes the passage of the lesson that fits. Both texts are checked and stored once, without personal data. When requested as an event stream, pieces of the answer arrive before the result.',
    resolve: async (query, _root, { input, requestKey }, context) => {
      const id = await askTutor(context, withoutNulls(input), requestKey ?? null)
      return context.db.interaction.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
)
