import { isPathCompleted } from '@deepm/schema/rules/learning/progress'
import { builder } from '../../graphql/builder.ts'
import { lessonsWhere, viewerProgress } from '../curriculum/outline.service.ts'
import { folderTally, percentOfGroup, percentOfPath } from '../curriculum/progress-figures.policy.ts'

// The catalogue contains only the academy's own texts, so every signed-in user may read it. Progress and locks are those of the viewer.

const catalogue = { signedIn: true } as const

/** Drafts and deleted lessons are visible to staff only. */
const inOrder = { where: { isPublished: true }, orderBy: [{ position: 'asc' as const }, { id: 'asc' as const }] }

builder.prismaObject('Persona', {
  description: 'A path through the academy: entrepreneur, writer, creator or campaigner.',
  authScopes: catalogue,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the path, as used in URLs.' }),
    name: t.exposeString('name', { description: 'Name of the path.' }),
    description: t.exposeString('description', { description: 'Description of the path and its project.' }),
    icon: t.exposeString('icon', { description: 'One emoji.' }),
    skills: t.exposeStringList('skills', { description: 'Skills that the path trains.' }),
    folders: t.relation('folders', {
      description: 'Folders with lessons, in their order.',
      query: { where: { lessons: { some: { isPublished: true } } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    progress: t.int({
      description: 'Whole percent of the lessons that the signed-in learner completed; a new lesson counts once it is completed.',
      resolve: async (persona, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOfPath(progress, persona.id)
      },
    }),
    totalFolders: t.int({
      description: 'Number of folders with lessons.',
      resolve: async (persona, _args, context) => folderTally(await viewerProgress(context), persona.id).total,
    }),
    completedFolders: t.int({
      description: 'Number of folders that the signed-in learner completed.',
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
    persona: t.relation('persona', { description: 'Path of the folder.' }),
    lessons: t.relation('lessons', { description: 'Lessons in their order.', query: inOrder }),
    progress: t.int({
      description: 'Whole percent of the lessons that the signed-in learner completed; a new lesson counts once it is completed.',
      resolve: async (folder, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOfGroup(progress, lessonsWhere(progress, { folderId: folder.id }))
      },
    }),
    isCompleted: t.boolean({
      description: 'Whether the signed-in learner completed every lesson that counts.',
      resolve: async (folder, _args, context) => {
        const progress = await viewerProgress(context)
        return percentOfGroup(progress, lessonsWhere(progress, { folderId: folder.id })) === 100
      },
    }),
  }),
})

builder.prismaObject('Tip', {
  description: 'A tip of the day.',
  authScopes: catalogue,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the tip.' }),
    text: t.exposeString('text', { description: 'The tip, in one or two sentences.' }),
  }),
})
