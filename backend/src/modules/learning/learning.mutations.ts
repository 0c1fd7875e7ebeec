import { ConsentRequiredError, NotFoundError } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failure } from '../../graphql/errors.types.ts'
import type { Reward } from '../rewards/rewards.service.ts'
import { RewardType } from '../rewards/rewards.types.ts'
import { LessonLockedError } from './learning.errors.ts'
import { completeLesson } from './lesson.service.ts'

builder.objectType(LessonLockedError, {
  ...failure,
  name: 'LessonLockedError',
  description: 'Lessons that this one builds on are not completed yet.',
})

const CompleteLessonPayload = builder
  .objectRef<{ lessonId: string; learnerId: string; reward: Reward }>('CompleteLessonPayload')
  .implement({
    description: 'The lesson is completed, by this request or an earlier one.',
    authScopes: { learner: true },
    fields: (t) => ({
      lesson: t.prismaField({
        type: 'Lesson',
        description: 'The completed lesson.',
        resolve: (query, { lessonId }, _args, { db }) => db.lesson.findUniqueOrThrow({ ...query, where: { id: lessonId } }),
      }),
      learner: t.prismaField({
        type: 'Learner',
        description: 'The learner with the new figures.',
        resolve: (query, { learnerId }, _args, { db }) => db.learner.findUniqueOrThrow({ ...query, where: { id: learnerId } }),
      }),
      reward: t.field({ type: RewardType, description: 'What this request earned.', resolve: ({ reward }) => reward }),
    }),
  })

builder.mutationField('completeLesson', (t) =>
  t.field({
    type: CompleteLessonPayload,
    authScopes: { learner: true },
    args: { lessonId: t.arg.id({ description: 'Id of the lesson.' }) },
    errors: { types: [NotFoundError, LessonLockedError, ConsentRequiredError] },
    description: 'Records that the signed-in learner completed a lesson. Asking again changes and earns nothing.',
    resolve: async (_root, { lessonId }, context) => ({
      lessonId,
      learnerId: context.viewer?.userId ?? '',
      reward: await completeLesson(context, lessonId),
    }),
  }),
)
