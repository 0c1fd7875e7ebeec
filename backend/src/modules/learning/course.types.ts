import { builder } from '../../graphql/builder.ts'
import { lessonsWhere, viewerProgress } from '../curriculum/outline.service.ts'
import { isCourseLocked, missingCourses, percentOfGroup } from '../curriculum/progress-figures.policy.ts'

const catalogue = { signedIn: true } as const

builder.prismaObject('Course', {
  description: 'A course on one AI tool; the id is the id of the tool.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the tool.' }),
    name: t.exposeString('name', { description: 'Name of the tool.' }),
    description: t.exposeString('description', { description: 'What the course is about.' }),
    difficulty: t.exposeString('difficulty', { description: 'Beginner, Intermediate or Advanced.' }),
    modules: t.relationCount('modules', { description: 'Number of modules.' }),
    duration: t.exposeString('duration', { description: 'Duration, as text.' }),
    videos: t.exposeInt('videoCount', { nullable: true, description: 'Number of videos, if known.' }),
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
      description: 'Lessons in their order.',
      query: { where: { isPublished: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
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
