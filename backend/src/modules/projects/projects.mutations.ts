import { withoutNulls } from '@deepm/schema/rules/forms/form'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { projectChange, projectForm } from '@deepm/schema/rules/projects/project-forms'
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
      title: t.string({ required: false, description: 'Title, 1 to 80 characters in one line. Required.' }),
      description: t.string({ required: false, description: 'Description, at most 1,000 characters.' }),
      toolsUsed: t.stringList({ required: false, description: 'Ids of AI tools.' }),
      status: t.field({
        type: ProjectStatusEnum,
        required: false,
        description: 'Accepted but ignored: a new project always starts as planning.',
      }),
      lessonIds: t.idList({ required: false, description: 'Ids of completed lessons that it is made with, at most 12.' }),
      experimentIds: t.idList({ required: false, description: 'Ids of completed experiments that it is made with, at most 12.' }),
      promptIds: t.idList({ required: false, description: 'Ids of interactions that it is made with, at most 10.' }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), projectForm))

const UpdateProjectInput = builder
  .inputType('UpdateProjectInput', {
    description: 'Changes to a project; omitted fields stay unchanged.',
    fields: (t) => ({
      version: t.int({
        required: false,
        description:
          'Version that the change is based on; if it is not the current one, the change is refused. If omitted, the change applies to the current version.',
      }),
      title: t.string({ required: false, description: 'Title, 1 to 80 characters in one line.' }),
      description: t.string({ required: false, description: 'Description, at most 1,000 characters.' }),
      toolsUsed: t.stringList({ required: false, description: 'Ids of all AI tools.' }),
      status: t.field({ type: ProjectStatusEnum, required: false, description: 'New column; any column can follow any other.' }),
      lessonIds: t.idList({
        required: false,
        description: 'Ids of all completed lessons that it was made with, at most 12.',
      }),
      experimentIds: t.idList({
        required: false,
        description: 'Ids of all completed experiments that it was made with, at most 12.',
      }),
      promptIds: t.idList({
        required: false,
        description:
          'All prompts that it was made with, at most 10: kept ones by their id, new ones by the id of the interaction.',
      }),
    }),
  })
  .validate(z.pipe(z.transform(withoutNulls), projectChange))

const id = { description: 'Id of the project.' }

builder.mutationFields((t) => ({
  createProject: t.field({
    type: ProjectType,
    authScopes: { recordingLearner: true },
    args: {
      input: t.arg({ type: CreateProjectInput, description: 'Content of the project.' }),
      requestKey: t.arg({
        type: 'UUID',
        required: false,
        description: 'Random key of the request; repeating it returns the project that was created first.',
      }),
    },
    errors: {
      types: [InvalidInputError, ConsentRequiredError, PausedError, ProjectLimitError, KeyReusedError, RateLimitedError],
    },
    description: 'Creates a project of the signed-in learner; it starts as planning.',
    resolve: (_root, { input, requestKey }, context) =>
      createProject(context, projectForm.parse(withoutNulls(input)), requestKey ?? null),
  }),
  updateProject: t.field({
    type: ProjectType,
    authScopes: { recordingLearner: true },
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateProjectInput, description: 'The changes.' }) },
    errors: { types: [InvalidInputError, NotFoundError, ProjectConflictError, ConsentRequiredError, PausedError] },
    description: 'Changes a project of the signed-in learner, if it has not changed since.',
    resolve: (_root, args, context) => updateProject(context, args.id, projectChange.parse(withoutNulls(args.input))),
  }),
  deleteProject: t.field({
    type: DonePayload,
    authScopes: { learner: true },
    args: { id: t.arg.id(id) },
    errors: { types: [NotFoundError] },
    description: 'Deletes a project of the signed-in learner. It can be restored for 24 hours, then it is erased.',
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
    description: 'Restores a deleted project of the signed-in learner.',
    resolve: (_root, args, context) => restoreProject(context, args.id),
  }),
}))
