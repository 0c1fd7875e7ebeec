import { builder } from '../../../graphql/builder.ts'
import type { Sheet } from './analytics.service.ts'
import type { AcademyProgress, FolderFunnel, LessonReach, PathFunnel } from './analytics-progress.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const LessonWeekType = builder.objectRef<AcademyProgress['weeks'][number]>('LessonWeek').implement({
  description: 'A week of the academy, from Monday to Sunday in UTC.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Its Monday, `YYYY-MM-DD`.' }),
    lessons: t.exposeInt('lessons', { description: 'Lessons that were completed, those of courses included.' }),
  }),
})

const LessonReachType = builder.objectRef<LessonReach>('LessonReach').implement({
  description: 'How many learners completed a lesson.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    completed: t.exposeInt('completed', { nullable: true, description: `Learners who completed it; ${tooFew}.` }),
  }),
})

const LessonStopType = builder.objectRef<NonNullable<PathFunnel['stop']>>('LessonStop').implement({
  description: 'A lesson that fewer learners completed than the one before.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    lost: t.exposeInt('lost', { description: 'How many learners fewer.' }),
  }),
})

const FolderFunnelType = builder.objectRef<FolderFunnel>('FolderFunnel').implement({
  description: 'How far learners came in a folder.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the folder.' }),
    title: t.exposeString('title', { description: 'Title of the folder.' }),
    lessonCount: t.exposeInt('lessonCount', { description: 'Lessons in it.' }),
    begun: t.exposeInt('begun', { nullable: true, description: `Learners who began any of its lessons; ${tooFew}.` }),
    half: t.exposeInt('half', { nullable: true, description: `Learners who completed half of its lessons or more; ${tooFew}.` }),
    completed: t.exposeInt('completed', { nullable: true, description: `Learners who completed all its lessons; ${tooFew}.` }),
  }),
})

const PathFunnelType = builder.objectRef<PathFunnel>('PathFunnel').implement({
  description: 'How far learners came on a path, whichever path they chose.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path.' }),
    name: t.exposeString('name', { description: 'Name of the path.' }),
    lessonCount: t.exposeInt('lessonCount', { description: 'Lessons on it.' }),
    begun: t.exposeInt('begun', { nullable: true, description: `Learners who began any of its lessons; ${tooFew}.` }),
    half: t.exposeInt('half', { nullable: true, description: `Learners who completed half of its lessons or more; ${tooFew}.` }),
    completed: t.exposeInt('completed', { nullable: true, description: `Learners who completed all its lessons; ${tooFew}.` }),
    folders: t.expose('folders', { type: [FolderFunnelType], description: 'Its folders in their order.' }),
    lessons: t.expose('lessons', { type: [LessonReachType], description: 'Its lessons in their order.' }),
    stop: t.expose('stop', {
      type: LessonStopType,
      nullable: true,
      description:
        'The lesson with the largest drop from the one before; null where there is none, or one of fewer than 5 learners in a real academy.',
    }),
  }),
})

export const AcademyProgressType = builder.objectRef<Sheet<AcademyProgress>>('AcademyProgress').implement({
  description: 'How far the learners of the academy came.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'The moment that the figures hold for.' }),
    weeks: t.field({
      type: [LessonWeekType],
      description: 'The last 12 weeks, the longest ago first; the last one is running.',
      resolve: ({ figures }) => figures.weeks,
    }),
    paths: t.field({
      type: [PathFunnelType],
      description: 'The paths in their order, with what learners did at any time.',
      resolve: ({ figures }) => figures.paths,
    }),
  }),
})
