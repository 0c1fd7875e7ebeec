import { ConsentRequiredError, InvalidInputError, NotFoundError, PausedError, RateLimitedError } from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { errorType, failure } from '../../graphql/errors.types.ts'
import type { Reward } from '../rewards/rewards.service.ts'
import { RewardType } from '../rewards/rewards.types.ts'
import { lessonOf, publicItems } from './check.service.ts'
import { CheckItemType } from './check.types.ts'
import { answerItem } from './check-answer.service.ts'
import { CheckNotPassedError, LessonLockedError, NoTriesLeftError } from './learning.errors.ts'
import { completeLesson, saveVideoPlace } from './lesson.service.ts'
import { tryItem } from './trial-answer.service.ts'

errorType(LessonLockedError, 'Prerequisites of the lesson are not completed yet.')

errorType(CheckNotPassedError, 'The check for understanding has too few correct answers.')

builder.objectType(NoTriesLeftError, {
  ...failure,
  name: 'NoTriesLeftError',
  description: 'The daily limit of attempts is reached, for one question or for all.',
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime', description: 'When questions can be answered again.' }),
  }),
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
        description: 'The learner with updated XP, level and streak.',
        resolve: (query, { learnerId }, _args, { db }) => db.learner.findUniqueOrThrow({ ...query, where: { id: learnerId } }),
      }),
      reward: t.field({ type: RewardType, description: 'Reward of this request.', resolve: ({ reward }) => reward }),
    }),
  })

builder.mutationField('completeLesson', (t) =>
  t.field({
    type: CompleteLessonPayload,
    authScopes: { learner: true },
    args: { lessonId: t.arg.id({ description: 'Id of the lesson.' }) },
    errors: {
      types: [NotFoundError, LessonLockedError, CheckNotPassedError, ConsentRequiredError, PausedError, RateLimitedError],
    },
    description:
      'Records that the signed-in learner completed a lesson whose check is passed, at most one a minute and 16 in 24 hours. Repeating it changes and earns nothing.',
    resolve: async (_root, { lessonId }, context) => ({
      lessonId,
      learnerId: context.viewer?.userId ?? '',
      reward: await completeLesson(context, lessonId),
    }),
  }),
)

const AnswerInput = builder.inputType('CheckAnswerInput', {
  description: 'An answer to one item of a check for understanding.',
  fields: (t) => ({
    itemId: t.id({ description: 'Id of the item, which includes its lesson.' }),
    choices: t.idList({
      required: { list: true, items: true },
      description:
        'Ids of the choices. For an order: all choices in that order. For pairs: the choice for each prompt, in the order of the prompts.',
    }),
    text: t.string({ required: false, description: 'Short text, at most 200 characters; for short texts only.' }),
  }),
})

const AnswerCheckItemPayload = builder.objectRef<{ itemId: string }>('AnswerCheckItemPayload').implement({
  description: 'The answer was graded and stored.',
  authScopes: { learner: true },
  fields: (t) => ({
    item: t.field({
      type: CheckItemType,
      description: 'The item with the graded answer.',
      resolve: async ({ itemId }, _args, context) => {
        const where = { id: lessonOf(itemId) }
        const lesson = await context.db.lesson.findUniqueOrThrow({ where, select: { id: true, check: true } })
        const items = await publicItems(context, lesson)
        const item = items.flatMap((it) => (it.twin ? [it, it.twin] : [it])).find((it) => it.id === itemId)
        if (!item) throw new Error(`the answered item ${itemId} is gone`)
        return item
      },
    }),
    lesson: t.prismaField({
      type: 'Lesson',
      description: 'The lesson with its new progress.',
      resolve: (query, { itemId }, _args, { db }) => db.lesson.findUniqueOrThrow({ ...query, where: { id: lessonOf(itemId) } }),
    }),
  }),
})

builder.mutationFields((t) => ({
  answerCheckItem: t.field({
    type: AnswerCheckItemPayload,
    authScopes: { learner: true },
    args: { input: t.arg({ type: AnswerInput, description: 'The answer.' }) },
    errors: {
      types: [
        NotFoundError,
        LessonLockedError,
        ConsentRequiredError,
        PausedError,
        InvalidInputError,
        RateLimitedError,
        NoTriesLeftError,
      ],
    },
    description:
      'Grades and stores an answer of the signed-in learner. A correctly answered item stays correct. Accepts 5 attempts per item and day.',
    resolve: async (_root, { input: { itemId, choices, text } }, context) => {
      await answerItem(context, itemId, { choices, text: text ?? '' })
      return { itemId }
    },
  }),
  tryCheckItem: t.field({
    type: CheckItemType,
    authScopes: { learner: true },
    args: { input: t.arg({ type: AnswerInput, description: 'The answer.' }) },
    errors: { types: [NotFoundError, InvalidInputError, RateLimitedError] },
    description:
      'Grades an answer in the first lesson of the core course for a child who waits for consent. Stores nothing and earns nothing.',
    resolve: (_root, { input: { itemId, choices, text } }, context) => tryItem(context, itemId, { choices, text: text ?? '' }),
  }),
  saveVideoPlace: t.prismaField({
    type: 'Lesson',
    authScopes: { learner: true },
    args: {
      lessonId: t.arg.id({ description: 'Id of the lesson.' }),
      seconds: t.arg.int({ description: 'Position in the video, in seconds.' }),
    },
    errors: { types: [NotFoundError, LessonLockedError, ConsentRequiredError, PausedError, InvalidInputError] },
    description: 'Stores the signed-in learner’s position in the video of a lesson.',
    resolve: async (query, _root, { lessonId, seconds }, context) => {
      await saveVideoPlace(context, lessonId, seconds)
      return context.db.lesson.findUniqueOrThrow({ ...query, where: { id: lessonId } })
    },
  }),
}))
