import { builder } from '../../../graphql/builder.ts'
import type { StoredFigures } from './analytics.service.ts'
import type { AcademyProgress, FolderFunnel, LessonReach, PathFunnel } from './analytics-progress.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const LessonWeekType = builder.objectRef<AcademyProgress['weeks'][number]>('LessonWeek').implement({
  description: 'A week of the academy, from Monday to Sunday in UTC.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Monday of the week, `YYYY-MM-DD`.' }),
    lessons: t.exposeInt('lessons', { description: 'Number of completed lessons, including courses.' }),
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
  description: 'A lesson that fewer learners completed than the previous one.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    lost: t.exposeInt('lost', { description: 'Number of learners lost.' }),
  }),
})

const FolderFunnelType = builder.objectRef<FolderFunnel>('FolderFunnel').implement({
  description: 'Learners’ progress in a folder.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the folder.' }),
    title: t.exposeString('title', { description: 'Title of the folder.' }),
    lessonCount: t.exposeInt('lessonCount', { description: 'Number of lessons in the folder.' }),
    begun: t.exposeInt('begun', { nullable: true, description: `Learners who started any of its lessons; ${tooFew}.` }),
    half: t.exposeInt('half', { nullable: true, description: `Learners who completed at least half of its lessons; ${tooFew}.` }),
    completed: t.exposeInt('completed', { nullable: true, description: `Learners who completed all its lessons; ${tooFew}.` }),
  }),
})

const PathFunnelType = builder.objectRef<PathFunnel>('PathFunnel').implement({
  description: 'Progress on a path of all learners, whichever path they chose.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path.' }),
    name: t.exposeString('name', { description: 'Name of the path.' }),
    lessonCount: t.exposeInt('lessonCount', { description: 'Number of lessons on the path.' }),
    begun: t.exposeInt('begun', { nullable: true, description: `Learners who started any of its lessons; ${tooFew}.` }),
    half: t.exposeInt('half', { nullable: true, description: `Learners who completed at least half of its lessons; ${tooFew}.` }),
    completed: t.exposeInt('completed', { nullable: true, description: `Learners who completed all its lessons; ${tooFew}.` }),
    folders: t.expose('folders', { type: [FolderFunnelType], description: 'Folders, in their order.' }),
    lessons: t.expose('lessons', { type: [LessonReachType], description: 'Lessons, in their order.' }),
    stop: t.expose('stop', {
      type: LessonStopType,
      nullable: true,
      description:
        'The lesson with the largest drop from the previous one; null if there is none, or if it is fewer than 5 learners in a real academy.',
    }),
  }),
})

export const AcademyProgressType = builder.objectRef<StoredFigures<AcademyProgress>>('AcademyProgress').implement({
  description: 'Progress of the academy’s learners.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'Timestamp of the figures.' }),
    weeks: t.field({
      type: [LessonWeekType],
      description: 'The last 12 weeks, oldest first; the last one is in progress.',
      resolve: ({ figures }) => figures.weeks,
    }),
    paths: t.field({
      type: [PathFunnelType],
      description: 'Paths in their order, with all progress to date.',
      resolve: ({ figures }) => figures.paths,
    }),
  }),
})
