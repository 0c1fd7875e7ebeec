import type { ToolToday } from '@deepm/schema/rules/learning/lesson-content'
import { builder } from '../../graphql/builder.ts'
import { lessonsWhere, viewerProgress } from '../curriculum/outline.service.ts'
import { isCourseLocked, missingCourses, percentOfGroup } from '../curriculum/progress-figures.policy.ts'

const catalogue = { signedIn: true } as const

const ToolSource = builder.objectRef<ToolToday['sources'][number]>('ToolSource').implement({
  description: 'A source about a tool.',
  authScopes: catalogue,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the page.' }),
    url: t.exposeString('url', { description: 'URL of the page.' }),
  }),
})

const ToolTodayType = builder.objectRef<ToolToday>('ToolToday').implement({
  description: 'What an AI tool is on the day of the check.',
  authScopes: catalogue,
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What it is and what it does.' }),
    ages: t.exposeString('ages', { description: 'Who may use it.' }),
    checkedOn: t.exposeString('checkedOn', { description: 'Day of the last check, as in 2026-11-26.' }),
    sources: t.field({ type: [ToolSource], description: 'Where it says so.', resolve: ({ sources }) => sources }),
  }),
})

builder.prismaObject('Course', {
  description: 'A course on one AI tool, whose id is the id of the tool; or the core course for everyone.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the tool, or of the core course.' }),
    name: t.exposeString('name', { description: 'Name of the tool, or title of the core course.' }),
    description: t.exposeString('description', { description: 'What the course is about.' }),
    difficulty: t.exposeString('difficulty', { description: 'Beginner, Intermediate or Advanced.' }),
    modules: t.relationCount('modules', { description: 'Number of modules.' }),
    duration: t.exposeString('duration', { description: 'Duration, as text.' }),
    today: t.field({
      type: ToolTodayType,
      nullable: true,
      select: { today: true },
      description: 'What the tool is today; null for the core course.',
      resolve: ({ today }) => today as ToolToday | null,
    }),
    videos: t.exposeInt('videoCount', {
      nullable: true,
      description: 'Number of different explainers in the lessons; null if there are none.',
    }),
    progress: t.float({
      description: 'Fraction of the lessons that the signed-in learner completed, 0 to 1.',
      resolve: async (course, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOfGroup(progress, lessonsWhere(progress, { courseId: course.id })) / 100
      },
    }),
    isLocked: t.boolean({
      description: 'Whether previous courses must be completed first.',
      resolve: async (course, _args, context) => isCourseLocked(await viewerProgress(context), course.id),
    }),
    waitsFor: t.idList({
      description: 'Ids of the courses that the signed-in learner has to complete first; empty when it is open.',
      resolve: async (course, _args, context) => missingCourses(await viewerProgress(context), course.id),
    }),
    lessons: t.relation('lessons', {
      description: 'Lessons in their order, without their other levels.',
      query: { where: { isPublished: true, baseId: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    outline: t.relation('modules', {
      description: 'Modules of the course.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

builder.prismaObject('CourseModule', {
  description: 'A part of a course.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the module.' }),
    title: t.exposeString('title', { description: 'Title of the module.' }),
    summary: t.exposeString('summary', { description: 'What it is about, in one paragraph.' }),
    outcome: t.exposeString('outcome', { description: 'What the learner can do afterwards.' }),
  }),
})
