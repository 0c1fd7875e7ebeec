import { isPathCompleted } from '@deepm/schema/rules/progress'
import { builder } from '../../graphql/builder.ts'
import { folderTally, isCourseLocked, isLocked, lessonsWhere, percentOf, viewerProgress } from './outline.service.ts'

// The catalogue is the academy's own text and open to whoever is signed in. Progress and locks are those of the learner who asks.

const catalogue = { signedIn: true } as const

builder.prismaObject('Persona', {
  description: 'A path through the academy: entrepreneur, writer, creator or campaigner.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path as it stands in addresses.' }),
    name: t.exposeString('name', { description: 'Name of the path.' }),
    description: t.exposeString('description', { description: 'What the path is about and what is built on it.' }),
    icon: t.exposeString('icon', { description: 'One emoji.' }),
    skills: t.exposeStringList('skills', { description: 'What the path trains.' }),
    folders: t.relation('folders', { description: 'Folders in their order.', query: { orderBy: { position: 'asc' } } }),
    progress: t.int({
      description: 'Whole percent of the lessons that the signed-in learner completed.',
      resolve: async (persona, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOf(progress, lessonsWhere(progress, { personaId: persona.id }))
      },
    }),
    totalFolders: t.int({
      description: 'How many folders have lessons.',
      resolve: async (persona, _args, context) => folderTally(await viewerProgress(context), persona.id).total,
    }),
    completedFolders: t.int({
      description: 'How many folders the signed-in learner completed.',
      resolve: async (persona, _args, context) => folderTally(await viewerProgress(context), persona.id).completed,
    }),
    isCompleted: t.boolean({
      description: 'Whether the signed-in learner completed every folder.',
      resolve: async (persona, _args, context) =>
        isPathCompleted(persona.id, folderTally(await viewerProgress(context), persona.id)),
    }),
  }),
})

builder.prismaObject('Folder', {
  description: 'A group of lessons on a path.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the folder.' }),
    title: t.exposeString('title', { description: 'Title of the folder.' }),
    description: t.exposeString('description', { description: 'What the folder is about.' }),
    persona: t.relation('persona', { description: 'The path it belongs to.' }),
    lessons: t.relation('lessons', { description: 'Lessons in their order.', query: { orderBy: { position: 'asc' } } }),
    progress: t.int({
      description: 'Whole percent of the lessons that the signed-in learner completed.',
      resolve: async (folder, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOf(progress, lessonsWhere(progress, { folderId: folder.id }))
      },
    }),
    isCompleted: t.boolean({
      description: 'Whether the signed-in learner completed every lesson of it.',
      resolve: async (folder, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOf(progress, lessonsWhere(progress, { folderId: folder.id })) === 100
      },
    }),
  }),
})

const ResourceKindEnum = builder.enumType('ResourceKind', {
  description: 'What a resource is.',
  values: ['link', 'pdf', 'video'] as const,
})

builder.prismaObject('LessonResource', {
  description: 'Something to read or watch beside a lesson.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the resource.' }),
    title: t.exposeString('title', { description: 'Title of the resource.' }),
    url: t.exposeString('url', { description: 'Where it is; https only.' }),
    kind: t.expose('kind', { type: ResourceKindEnum, description: 'What it is.' }),
  }),
})

builder.prismaObject('Lesson', {
  description: 'A lesson of 10 to 20 minutes.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson as it stands in addresses.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    description: t.exposeString('description', { description: 'What the lesson is about.' }),
    minutes: t.exposeInt('minutes', { description: 'Time it takes, in minutes.' }),
    videoUrl: t.exposeString('videoUrl', { nullable: true, description: 'Its film; null when it has none.' }),
    objectives: t.exposeStringList('objectives', { description: 'What the learner can do afterwards.' }),
    tools: t.exposeStringList('tools', { description: 'Ids of the AI tools it uses.' }),
    sidekick: t.exposeString('sidekick', { nullable: true, description: 'Id of the sidekick that guides through it.' }),
    practicePrompt: t.exposeString('practicePrompt', { nullable: true, description: 'A prompt to practise with.' }),
    practiceHint: t.exposeString('practiceHint', {
      nullable: true,
      description: 'What a good answer to the practice prompt looks like.',
    }),
    resources: t.relation('resources', { description: 'More to read or watch.', query: { orderBy: { position: 'asc' } } }),
    folder: t.relation('folder', { nullable: true, description: 'The folder it stands in; null for a lesson of a course.' }),
    content: t.string({
      nullable: true,
      select: { content: true },
      description: 'The notes as Markdown: headings 1 to 3, bullets, paragraphs. Null while the lesson is locked.',
      resolve: async (lesson, _args, context) => (isLocked(await viewerProgress(context), lesson.id) ? null : lesson.content),
    }),
    isCompleted: t.boolean({
      description: 'Whether the signed-in learner completed it.',
      resolve: async (lesson, _args, context) => (await viewerProgress(context)).completed.has(lesson.id),
    }),
    isLocked: t.boolean({
      description: 'Whether lessons it builds on are still open for the signed-in learner.',
      resolve: async (lesson, _args, context) => isLocked(await viewerProgress(context), lesson.id),
    }),
  }),
})

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
    duration: t.exposeString('duration', { description: 'Time it takes, as text.' }),
    videos: t.exposeInt('videoCount', { nullable: true, description: 'Number of films, where known.' }),
    progress: t.float({
      description: 'Fraction of the lessons that the signed-in learner completed, 0 to 1.',
      resolve: async (course, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOf(progress, lessonsWhere(progress, { courseId: course.id })) / 100
      },
    }),
    isLocked: t.boolean({
      description: 'Whether courses before it are to be completed first.',
      resolve: async (course, _args, context) => isCourseLocked(await viewerProgress(context), course.id),
    }),
  }),
})
