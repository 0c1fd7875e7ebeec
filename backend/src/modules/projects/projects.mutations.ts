import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { projectChange, projectForm } from '@deepm/schema/rules/projects/project-forms'
import { z } from 'zod'
import {
  ConsentRequiredError,
  InvalidInputError,
  KeyReusedError,
  NotFoundError,
  PausedError,
  RateLimitedError,
} from '../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { DonePayload, done } from '../../graphql/done.types.ts'
import { createProject, deleteProject, restoreProject, updateProject } from './project.service.ts'
import { ProjectConflictError, ProjectLimitError } from './projects.errors.ts'
import { ProjectStatusEnum, ProjectType } from './projects.types.ts'

const CreateProjectInput = builder
  .inputType('CreateProjectInput', {
    description: 'A new project.',
    fields: (t) => ({
      title: t.string({ required: false, description: 'What it is called: 1 to 80 characters in one line. Required.' }),
      description: t.string({ required: false, description: 'What it is about, at most 1,000 characters.' }),
      toolsUsed: t.stringList({ required: false, description: 'Ids of AI tools.' }),
      status: t.field({
        type: ProjectStatusEnum,
        required: false,
        description: 'Accepted and not kept: whatever it says, a new project starts as planning.',
      }),
      lessonIds: t.idList({ required: false, description: 'Ids of completed lessons it is made with, 12 at most.' }),
      promptIds: t.idList({ required: false, description: 'Ids of interactions it is made with, 10 at most.' }),
    }),
  })
  .validate(z.preprocess(withoutNulls, projectForm))

const UpdateProjectInput = builder
  .inputType('UpdateProjectInput', {
    description: 'What changes about a project; what is left out stays.',
    fields: (t) => ({
      version: t.int({
        required: false,
        description:
          'The version the change was made on: when the project is at another, it is refused. Without it the change holds on whatever stands there.',
      }),
      title: t.string({ required: false, description: 'What it is called: 1 to 80 characters in one line.' }),
      description: t.string({ required: false, description: 'What it is about, at most 1,000 characters.' }),
      toolsUsed: t.stringList({ required: false, description: 'Ids of AI tools, all of them.' }),
      status: t.field({ type: ProjectStatusEnum, required: false, description: 'The column it stands in: any from any.' }),
      lessonIds: t.idList({
        required: false,
        description: 'Ids of completed lessons it was made with, all of them, 12 at most.',
      }),
      promptIds: t.idList({
        required: false,
        description:
          'Prompts it was made with, all of them, 10 at most: what it keeps already by id, what is new by id of the interaction.',
      }),
    }),
  })
  .validate(z.preprocess(withoutNulls, projectChange))

const id = { description: 'Id of the project.' }

builder.mutationFields((t) => ({
  createProject: t.field({
    type: ProjectType,
    authScopes: { recordingLearner: true },
    args: {
      input: t.arg({ type: CreateProjectInput, description: 'What stands on its card.' }),
      requestKey: t.arg({
        type: 'UUID',
        required: false,
        description: 'Random key of the request: a repeat answers the project that was made first.',
      }),
    },
    errors: {
      types: [InvalidInputError, ConsentRequiredError, PausedError, ProjectLimitError, KeyReusedError, RateLimitedError],
    },
    description: 'Makes a project of the signed-in learner; it starts as planning.',
    resolve: (_root, { input, requestKey }, context) =>
      createProject(context, projectForm.parse(withoutNulls(input)), requestKey ?? null),
  }),
  updateProject: t.field({
    type: ProjectType,
    authScopes: { recordingLearner: true },
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateProjectInput, description: 'What changes.' }) },
    errors: { types: [InvalidInputError, NotFoundError, ProjectConflictError, ConsentRequiredError, PausedError] },
    description: 'Changes a project of the signed-in learner, as long as nobody else did in the meantime.',
    resolve: (_root, args, context) => updateProject(context, args.id, projectChange.parse(withoutNulls(args.input))),
  }),
  deleteProject: t.field({
    type: DonePayload,
    authScopes: { learner: true },
    args: { id: t.arg.id(id) },
    errors: { types: [NotFoundError] },
    description: 'Takes a project of the signed-in learner off the board. It can be restored for 24 hours, then it is erased.',
    resolve: async (_root, args, context) => {
      await deleteProject(context, args.id)
      return done
    },
  }),
  restoreProject: t.field({
    type: ProjectType,
    authScopes: { learner: true },
    args: { id: t.arg.id(id) },
    errors: { types: [NotFoundError, ProjectLimitError, ConsentRequiredError, PausedError] },
    description: 'Brings a deleted project of the signed-in learner back as it was.',
    resolve: (_root, args, context) => restoreProject(context, args.id),
  }),
}))
