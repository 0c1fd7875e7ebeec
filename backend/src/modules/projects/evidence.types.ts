import { promptTitle } from '@deepm/schema/rules/projects/projects'
import { builder } from '../../graphql/builder.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { LabToolEnum } from '../lab/lab.types.ts'
import { type KeptPrompt, promptsToKeep } from './evidence.service.ts'
import type { ProjectRow } from './project-rows.service.ts'

export const ProjectEvidence = builder.objectRef<{ id: string; title: string }>('ProjectEvidence').implement({
  description: 'A completed lesson that a project was made with.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
  }),
})

export const ProjectPromptTitle = builder.objectRef<ProjectRow['prompts'][number]>('ProjectPromptTitle').implement({
  description: 'A prompt that a project keeps, by its first words. Reached through the project only, which checks who reads it.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the copy.' }),
    interactionId: t.exposeID('interactionId', {
      nullable: true,
      description: 'Id of the interaction it is a copy of; null when the lab has erased that.',
    }),
    title: t.string({
      description: 'Its first words in one line, at most 80 characters.',
      resolve: ({ beginning }) => promptTitle(beginning),
    }),
  }),
})

export const ProjectPromptType = builder.objectRef<KeptPrompt>('ProjectPrompt').implement({
  description:
    'A prompt from the lab that a project was made with, and what came back: a copy that stays as long as the project. Readable by the learner, by linked parents and by staff.',
  authScopes: (prompt, context) => mayReadLearner(context, prompt.learnerId),
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the copy.' }),
    toolType: t.expose('toolType', { type: LabToolEnum, description: 'The tool that was chosen.' }),
    prompt: t.exposeString('prompt', { description: 'What was asked, with placeholders for personal data.' }),
    response: t.exposeString('response', { description: 'What came back, as plain text.' }),
    provider: t.exposeString('provider', {
      description: 'Who answered: practice-coach, which is rules and no AI model, or the company that was asked.',
    }),
    model: t.exposeString('model', { description: 'The model that answered; empty when none did.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  evidenceChoices: t.prismaField({
    type: ['Lesson'],
    description: 'Lessons the learner completed, by title: what a project can name as evidence.',
    resolve: (query, { id }, _args, { db }) =>
      db.lesson.findMany({
        ...query,
        where: { progress: { some: { learnerId: id, completedAt: { not: null } } } },
        orderBy: [{ title: 'asc' }, { id: 'asc' }],
      }),
  }),
  promptChoices: t.prismaField({
    type: ['Interaction'],
    args: {
      search: t.arg.string({
        defaultValue: '',
        description: 'Words that have to be in the prompt, at most 100 characters of them.',
      }),
    },
    description: 'What a project can keep of the lab: answered, safe prompts of the learner, newest first, 20 at most.',
    resolve: (query, { id }, { search }, { db }) => db.interaction.findMany({ ...query, ...promptsToKeep(id, search ?? '') }),
  }),
}))
