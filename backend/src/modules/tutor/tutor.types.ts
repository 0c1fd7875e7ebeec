import { coachProvider, providerName } from '@deepm/schema/rules/lab/lab'
import { tutorTurnsPerDay } from '@deepm/schema/rules/learning/tutor/tutor'
import { builder } from '../../graphql/builder.ts'
import { severalStatements } from '../../graphql/limits.ts'
import { mayRecord } from '../../platform/viewer.policy.ts'
import { viewerProgress } from '../curriculum/outline.service.ts'
import { isLocked } from '../curriculum/progress-figures.policy.ts'
import { type LabLearner, labLearner } from '../lab/lab-access.service.ts'
import { labInstructions } from '../lab/models/system-prompt.service.ts'
import { isQuotaLeft, maxTokens } from '../lab/models/token-quota.service.ts'
import { tutorModel } from './ask-tutor.service.ts'
import { conversation } from './conversation.service.ts'
import { questionsFor } from './tutor-reply.service.ts'
import { turnCounter } from './tutor-turns.service.ts'
import { readOpenLesson } from './tutored-lesson.service.ts'

type Tutor = { lessonId: string; learner: LabLearner; provider: string; model: string }

const TutorType = builder.objectRef<Tutor>('LessonTutor').implement({
  description: 'The tutor of a lesson, for the signed-in learner.',
  authScopes: { learner: true },
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Id of the lesson.' }),
    turnsPerDay: t.int({
      description: 'Questions that a learner can ask about this lesson in a day.',
      resolve: () => tutorTurnsPerDay,
    }),
    turnsLeft: t.int({
      description: 'Questions that the learner can still ask today, in the learner’s time zone.',
      resolve: async ({ learner, lessonId }, _args, context) => (await turnCounter(context, learner, lessonId)).left(),
    }),
    provider: t.exposeString('provider', {
      description: 'Id of what answers now: practice-coach, which searches the lesson and is no AI chatbot, or a model provider.',
    }),
    providerName: t.string({
      description: 'Display name of the provider.',
      resolve: ({ provider }) => providerName(provider, true),
    }),
    model: t.exposeString('model', { description: 'Name of the model that answers now; empty without one.' }),
    suggestions: t.stringList({
      description: 'Two or three questions that the lesson can answer, in the words of a learner.',
      resolve: async ({ learner, lessonId }, _args, context) =>
        questionsFor(await readOpenLesson(context, learner.viewer.userId, lessonId)),
    }),
    turns: t.prismaField({
      type: ['Interaction'],
      description: 'Questions of the learner about this lesson in the last 24 hours with their answers, newest first.',
      resolve: (query, { learner, lessonId }, _args, context) =>
        context.db.interaction.findMany({ ...query, ...conversation(context, learner, lessonId) }),
    }),
  }),
})

builder.prismaObjectFields('Lesson', (t) => ({
  tutor: t.field({
    type: TutorType,
    nullable: true,
    complexity: { field: severalStatements },
    description:
      'The tutor of the lesson; null while the lesson is locked, and for anyone but a learner about whom data may be recorded.',
    resolve: async ({ id: lessonId }, _args, context) => {
      if (!mayRecord(context.viewer) || isLocked(await viewerProgress(context), lessonId)) return null
      const learner = await labLearner(context)
      const { access } = learner
      const selected = tutorModel(context, access)
      const isEnough = selected && (await isQuotaLeft(context, access.payer, maxTokens(labInstructions('chatgpt'), '')))
      return {
        lessonId,
        learner,
        provider: (isEnough && selected.provider) || coachProvider,
        model: (isEnough && selected.model) || '',
      }
    },
  }),
}))
