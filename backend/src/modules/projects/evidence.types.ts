import { titleOf } from '@deepm/schema/rules/experiments/catalogue'
import { promptTitle } from '@deepm/schema/rules/projects/projects'
import { builder } from '../../graphql/builder.ts'
import { longText } from '../../graphql/limits.ts'
import { mayReadLearner } from '../guardianship/guardianship.service.ts'
import { LabToolEnum } from '../lab/lab.types.ts'
import { type StoredPrompt, selectablePrompts } from './evidence.service.ts'
import type { ProjectRow } from './project-rows.service.ts'

export const ProjectEvidence = builder.objectRef<{ id: string; title: string }>('ProjectEvidence').implement({
  description: 'A completed lesson that a project was made with.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
  }),
})

export const ProjectExperiment = builder.objectRef<string>('ProjectExperiment').implement({
  description: 'A completed experiment that a project was made with.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({ description: 'Id of the experiment.', resolve: (id) => id }),
    title: t.string({ description: 'Title of the experiment.', resolve: titleOf }),
  }),
})

export const ProjectPromptTitle = builder.objectRef<ProjectRow['prompts'][number]>('ProjectPromptTitle').implement({
  description: 'A prompt that a project keeps, by its first words. Reached through the project only, which checks the access.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the copy.' }),
    interactionId: t.exposeID('interactionId', {
      nullable: true,
      description: 'Id of the original interaction; null when the lab has erased it.',
    }),
    title: t.string({
      description: 'First words in one line, at most 80 characters.',
      resolve: ({ beginning }) => promptTitle(beginning),
    }),
  }),
})

export const ProjectPromptType = builder.objectRef<StoredPrompt>('ProjectPrompt').implement({
  description:
    'A lab prompt that a project was made with, and its response: a copy that is kept as long as the project. Readable by the learner, by linked parents and by staff.',
  authScopes: (prompt, context) => mayReadLearner(context, prompt.learnerId),
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the copy.' }),
    toolType: t.expose('toolType', { type: LabToolEnum, description: 'The tool that was chosen.' }),
    prompt: t.exposeString('prompt', { complexity: longText, description: 'The prompt, with placeholders for personal data.' }),
    response: t.exposeString('response', { complexity: longText, description: 'The response, as plain text.' }),
    provider: t.exposeString('provider', {
      description: 'Id of what answered: practice-coach, which is not an AI chatbot, or the AI company.',
    }),
    model: t.exposeString('model', { description: 'Name of the model that answered; empty if none did.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the prompt was sent.' }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  evidenceChoices: t.prismaField({
    type: ['Lesson'],
    description: 'Lessons that the learner completed, by title, which a project can use as evidence.',
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
        description: 'Text that the prompt must contain, at most 100 characters.',
      }),
    },
    description: 'Lab prompts that a project can keep: answered, safe prompts of the learner, newest first, at most 20.',
    resolve: (query, { id }, { search }, { db }) => db.interaction.findMany({ ...query, ...selectablePrompts(id, search ?? '') }),
  }),
}))
