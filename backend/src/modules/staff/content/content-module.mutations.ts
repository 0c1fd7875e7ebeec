import { moduleText } from '@deepm/schema/rules/learning/lesson-text'
import { InvalidInputError, KeyReusedError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { ContentMovedError, ContentRefusedError } from './content.errors.ts'
import {
  arrangeLessons,
  arrangeModules,
  createModule,
  deleteModule,
  saveModule,
  undeleteModule,
} from './content-module.service.ts'

const ModuleTextInput = builder
  .inputType('ModuleTextInput', {
    description: 'Texts of a module.',
    fields: (t) => ({
      title: t.string({ description: 'Title, 3 to 90 characters.' }),
      description: t.string({ description: 'Description, 10 to 600 characters.' }),
    }),
  })
  .validate(moduleText)

const CreateModulePayload = builder.objectRef<{ moduleId: string }>('CreateModulePayload').implement({
  description: 'The module was added at the end of its path.',
  authScopes: { staff: true },
  fields: (t) => ({ moduleId: t.exposeID('moduleId', { description: 'Id of the module.' }) }),
})

const moduleId = { description: 'Id of the module.' }
const words = { type: ModuleTextInput, description: 'Its texts.' }
const refused = { types: [NotFoundError, ContentRefusedError] }
const moved = { types: [...refused.types, ContentMovedError] }
const arrangement = { description: 'The arrangement that was read; if the order has changed since, the change is refused.' }

builder.mutationFields((t) => ({
  createModule: t.field({
    type: CreateModulePayload,
    authScopes: { staff: true },
    args: {
      personaId: t.arg.id({ description: 'Id of the path.' }),
      input: t.arg(words),
      requestKey: t.arg({
        type: 'UUID',
        description: 'Random key of the request; repeating it returns the module that was created first.',
      }),
    },
    errors: { types: [...refused.types, InvalidInputError, KeyReusedError] },
    description: 'Adds a module at the end of a path. Learners see it once it has a published lesson.',
    resolve: async (_root, { personaId, input, requestKey }, context) => ({
      moduleId: await createModule(context, personaId, moduleText.parse(input), requestKey),
    }),
  }),
  saveModule: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: {
      moduleId: t.arg.id(moduleId),
      revision: t.arg.int({ description: 'The revision that was read; if the texts have changed since, the change is refused.' }),
      input: t.arg(words),
    },
    errors: { types: [...moved.types, InvalidInputError] },
    description: 'Changes the texts of a module.',
    resolve: async (_root, args, context) => {
      await saveModule(context, args.moduleId, args.revision, moduleText.parse(args.input))
      return done
    },
  }),
  deleteModule: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { moduleId: t.arg.id(moduleId) },
    errors: refused,
    description: 'Deletes a module without lessons. It can be restored for 30 days. Repeating it has no effect.',
    resolve: async (_root, args, context) => {
      await deleteModule(context, args.moduleId)
      return done
    },
  }),
  undeleteModule: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: { moduleId: t.arg.id(moduleId) },
    errors: refused,
    description: 'Restores a deleted module. Repeating it has no effect.',
    resolve: async (_root, args, context) => {
      await undeleteModule(context, args.moduleId)
      return done
    },
  }),
  arrangeLessons: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: {
      moduleId: t.arg.id({ description: 'Id of the module or the course.' }),
      lessonIds: t.arg.idList({ description: 'Ids of all its lessons that are not deleted, in their new order.' }),
      arrangement: t.arg.int(arrangement),
    },
    errors: moved,
    description: 'Reorders the lessons of a module. Sending the current order has no effect.',
    resolve: async (_root, args, context) => {
      await arrangeLessons(context, args.moduleId, args.lessonIds, args.arrangement)
      return done
    },
  }),
  arrangeModules: t.field({
    type: DonePayload,
    authScopes: { staff: true },
    args: {
      personaId: t.arg.id({ description: 'Id of the path.' }),
      moduleIds: t.arg.idList({ description: 'Ids of all its modules that are not deleted, in their new order.' }),
      arrangement: t.arg.int(arrangement),
    },
    errors: moved,
    description: 'Reorders the modules of a path. Sending the current order has no effect.',
    resolve: async (_root, args, context) => {
      await arrangeModules(context, args.personaId, args.moduleIds, args.arrangement)
      return done
    },
  }),
}))
