import type { Fact } from '@deepm/schema/rules/learning/lesson-content'
import { lessonShapes } from '@deepm/schema/rules/learning/lesson-shapes'
import { lessonPercent } from '@deepm/schema/rules/learning/progress'
import { builder } from '../../graphql/builder.ts'
import { isNew, lessonAtLevel, progressOf, viewerProgress } from '../curriculum/outline.service.ts'
import { isBegun, isCompleted, isLocked, missingPrerequisites, nextLesson } from '../curriculum/progress-figures.policy.ts'
import { cachedByEdition } from './catalogue/catalogue.service.ts'
import { checkStatus, publicItems, publicNotes } from './check.service.ts'
import { CheckItemType, CheckStatusType } from './check.types.ts'
import { levelOf } from './lesson-level.service.ts'
import { mayTry } from './trial-answer.service.ts'

// Every signed-in user may read lessons. Progress and locks are those of the viewer.

const catalogue = { signedIn: true } as const

const ResourceKindEnum = builder.enumType('ResourceKind', {
  description: 'Kind of resource.',
  values: ['link', 'pdf', 'video'] as const,
})

builder.prismaObject('LessonResource', {
  description: 'Additional reading or video for a lesson.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the resource.' }),
    title: t.exposeString('title', { description: 'Title of the resource.' }),
    url: t.exposeString('url', { description: 'URL of the resource; https only.' }),
    kind: t.expose('kind', { type: ResourceKindEnum, description: 'Kind of resource.' }),
  }),
})

const LessonFact = builder.objectRef<Fact>('LessonFact').implement({
  description: 'A statement of a lesson that can become wrong.',
  authScopes: catalogue,
  fields: (t) => ({
    statement: t.exposeString('statement', { description: 'The statement.' }),
    source: t.exposeString('source', { description: 'URL of the source.' }),
    checkedOn: t.exposeString('checkedOn', { description: 'Day of the last check, as in 2026-11-26.' }),
  }),
})

builder.prismaObject('Lesson', {
  description: 'A lesson of 10 to 20 minutes.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson, as used in URLs.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    description: t.exposeString('description', { description: 'What the lesson is about.' }),
    minutes: t.exposeInt('minutes', { description: 'Duration in minutes.' }),
    projectMinutes: t.exposeInt('projectMinutes', { description: 'Minutes of the task after the lesson; 0 if there is none.' }),
    moduleId: t.exposeID('moduleId', { nullable: true, description: 'Id of the course module that it teaches; null if none.' }),
    shape: t.string({
      nullable: true,
      select: { shape: true },
      description: 'What the lesson is like, such as a mystery or a debate; null if it has no special form.',
      resolve: ({ shape }) => lessonShapes.find((it) => it.id === shape)?.name ?? null,
    }),
    facts: t.field({
      type: [LessonFact],
      select: { facts: true },
      description: 'Statements that can become wrong, with their sources.',
      resolve: ({ facts }) => facts as Fact[],
    }),
    videoUrl: t.exposeString('videoUrl', { nullable: true, description: 'URL of the video; null if there is none.' }),
    objectives: t.exposeStringList('objectives', { description: 'What the learner can do afterwards.' }),
    tools: t.exposeStringList('tools', { description: 'Ids of the AI tools that it uses.' }),
    sidekick: t.exposeString('sidekick', { nullable: true, description: 'Id of the sidekick that guides through the lesson.' }),
    practicePrompt: t.exposeString('practicePrompt', { nullable: true, description: 'A prompt to practise with.' }),
    practiceHint: t.exposeString('practiceHint', {
      nullable: true,
      description: 'What a good answer to the practice prompt looks like.',
    }),
    greeting: t.exposeString('greeting', { description: 'What the sidekick says when the lesson opens.' }),
    easier: t.exposeString('easier', { description: 'An easier version of the task.' }),
    stretch: t.exposeString('stretch', { description: 'An extra task.' }),
    resources: t.relation('resources', {
      description: 'Additional reading and videos.',
      query: { orderBy: { position: 'asc' } },
    }),
    folder: t.relation('folder', { nullable: true, description: 'Folder of the lesson; null for a lesson of a course.' }),
    course: t.relation('course', { nullable: true, description: 'Course of the lesson; null for a lesson of a path.' }),
    content: t.string({
      nullable: true,
      select: { content: true, check: true },
      description:
        'The notes as Markdown: headings 1 to 3, bullets, paragraphs. A line that starts with `::` is a directive: it places an ' +
        'experiment or a question of the check. Null while the lesson is locked.',
      resolve: async (lesson, _args, context) =>
        isLocked(await viewerProgress(context), lesson.id) ? null : publicNotes(context, lesson),
    }),
    isCompleted: t.boolean({
      description: 'Whether the signed-in learner completed it.',
      resolve: async (lesson, _args, context) => isCompleted(await viewerProgress(context), lesson.id),
    }),
    check: t.field({
      type: [CheckItemType],
      select: { check: true },
      description: 'The check for understanding, without its answers; empty while the lesson is locked.',
      resolve: (lesson, _args, context) => publicItems(context, lesson),
    }),
    checkStatus: t.field({
      type: CheckStatusType,
      select: { check: true },
      description: 'The signed-in learner’s result of the check.',
      resolve: (lesson, _args, context) => checkStatus(context, lesson),
    }),
    progress: t.int({
      select: { check: true },
      description:
        'Progress in whole percent: the check for understanding counts up to 75, completing the lesson brings it to 100.',
      resolve: async (lesson, _args, context) => {
        const isDone = isCompleted(await viewerProgress(context), lesson.id)
        return lessonPercent({ isCompleted: isDone, ...(await checkStatus(context, lesson)) })
      },
    }),
    videoSeconds: t.int({
      description: 'The signed-in learner’s position in the video, in seconds.',
      resolve: async (lesson, _args, context) => (await viewerProgress(context)).places.get(lesson.id) ?? 0,
    }),
    isLocked: t.boolean({
      description: 'Whether the signed-in learner has not completed all prerequisites.',
      resolve: async (lesson, _args, context) => isLocked(await viewerProgress(context), lesson.id),
    }),
    isTrial: t.boolean({
      description: 'Whether the signed-in child, who waits for consent, can try the questions with `tryCheckItem`.',
      resolve: (lesson, _args, context) => mayTry(context, lesson.id),
    }),
    waitsFor: t.idList({
      description: 'Ids of the prerequisites that the signed-in learner has not completed.',
      resolve: async (lesson, _args, context) => missingPrerequisites(await viewerProgress(context), lesson.id),
    }),
    isNew: t.boolean({
      description:
        'Whether it was published after the signed-in learner joined and is not completed. It counts for progress only once it is completed.',
      resolve: async (lesson, _args, context) => isNew(await viewerProgress(context), lesson.id),
    }),
    isBegun: t.boolean({
      description: 'Whether the signed-in learner has started but not completed it.',
      resolve: async (lesson, _args, context) => isBegun(await viewerProgress(context), lesson.id),
    }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  nextLesson: t.prismaField({
    type: 'Lesson',
    nullable: true,
    select: { selectedPersona: true, lessonLevel: true, ageAtSignup: true, createdAt: true },
    description:
      'The recommended lesson: started on the chosen path or in a course, next on the chosen path, or else the first open one; null if none is open.',
    resolve: async (query, learner, _args, context) => {
      const progress = await progressOf(context, learner.id)
      const next = nextLesson(progress, learner.selectedPersona)
      if (!next) return null
      const id = lessonAtLevel(progress.outline, next, levelOf(learner, context.clock()))
      const read = () => context.db.lesson.findUnique({ ...query, where: { id, isPublished: true } })
      return cachedByEdition(progress.outline, ['lesson', id, query], read)
    },
  }),
}))
