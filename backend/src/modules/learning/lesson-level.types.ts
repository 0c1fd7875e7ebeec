import { type LessonLevel, lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { builder } from '../../graphql/builder.ts'
import { baseOf, viewerProgress } from '../curriculum/outline.service.ts'
import { chooseLevel, levelOf } from './lesson-level.service.ts'

export const LessonLevelEnum = builder.enumType('LessonLevel', {
  description: 'The age group for which a lesson is written.',
  values: {
    younger: { value: 'younger', description: 'Ages 8 to 10.' },
    middle: { value: 'middle', description: 'Ages 11 to 13.' },
    older: { value: 'older', description: 'Ages 14 to 17.' },
  } as const satisfies Record<LessonLevel, object>,
})

const LessonAtLevel = builder.objectRef<{ level: LessonLevel; lessonId: string }>('LessonForLevel').implement({
  description: 'A lesson at one level.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    level: t.field({ type: LessonLevelEnum, description: 'The age group.', resolve: ({ level }) => level }),
    lessonId: t.exposeID('lessonId', { description: 'Id of the lesson at this level, as used in URLs.' }),
  }),
})

builder.prismaObjectFields('Lesson', (t) => ({
  level: t.expose('level', { type: LessonLevelEnum, description: 'The age group for which it is written.' }),
  levels: t.field({
    type: [LessonAtLevel],
    description: 'The lesson at all levels, youngest first; empty if it has only one.',
    resolve: async (lesson, _args, context) => {
      const { outline } = await viewerProgress(context)
      const levels = outline.levels.get(baseOf(outline, lesson.id))
      return lessonLevels.flatMap(({ id: level }) => {
        const lessonId = levels?.get(level)
        return lessonId === undefined ? [] : [{ level, lessonId }]
      })
    },
  }),
}))

builder.prismaObjectFields('Learner', (t) => ({
  lessonLevel: t.field({
    type: LessonLevelEnum,
    select: { lessonLevel: true, ageAtSignup: true, createdAt: true },
    description: 'The age group whose lessons the learner reads: the chosen one, or the one for their age.',
    resolve: (learner, _args, { clock }) => levelOf(learner, clock()),
  }),
}))

builder.mutationField('chooseLessonLevel', (t) =>
  t.prismaField({
    type: 'Learner',
    authScopes: { learner: true },
    args: {
      level: t.arg({ type: LessonLevelEnum, required: false, description: 'The age group; null for the one of their age.' }),
    },
    description: 'Sets the age group whose lessons the signed-in learner reads.',
    resolve: async (query, _root, { level }, context) => {
      await chooseLevel(context, level ?? null)
      return context.db.learner.findUniqueOrThrow({ ...query, where: { id: context.viewer?.userId ?? '' } })
    },
  }),
)
