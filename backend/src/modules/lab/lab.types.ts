import type { labClosings } from '@deepm/schema/rules/family/lab-closing'
import { type LabCategory, type LabTool, labCategories, labToolIds, providerName } from '@deepm/schema/rules/lab/lab'
import { builder } from '../../graphql/builder.ts'
import { errorType, failure } from '../../graphql/errors.types.ts'
import { severalStatements } from '../../graphql/limits.ts'
import { AnalysisTimeoutError } from '../../moderation/analysis.errors.ts'
import { LabClosedError, LabLockedError, LabTimeUpError, ProviderUnreachableError } from './lab.errors.ts'
import { type LabAccess, labAccess, labOwner } from './lab-access.service.ts'
import { type LabModel, labModels } from './models/model-selection.service.ts'

export const LabToolEnum = builder.enumType('LabTool', {
  description: 'The four tools of the lab, in their order.',
  values: labToolIds as readonly [LabTool, ...LabTool[]],
})

const LabCategoryEnum = builder.enumType('LabCategory', {
  description: 'Kinds of suggested prompts, in their order.',
  values: Object.keys(labCategories) as [LabCategory, ...LabCategory[]],
})

export const SafetyLevelEnum = builder.enumType('SafetyLevel', {
  description: 'How safe a prompt is. A prompt with the level `danger` gets no answer.',
  values: ['safe', 'warning', 'danger'] as const,
})

const LabClosingEnum = builder.enumType('LabClosing', {
  description: 'Why the lab is closed for a learner.',
  values: {
    tooYoung: { description: 'The account is younger than 30 days.' },
    family: { description: 'The family switched it off, or one of its tools.' },
    paused: { description: 'The family paused the account.' },
    quietHours: { description: 'Quiet hours, in the learner’s time zone.' },
  } satisfies Record<(typeof labClosings)[number], object>,
})

builder.prismaObject('LabPrompt', {
  description: 'A prompt to try in the lab.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the prompt.' }),
    category: t.field({
      type: LabCategoryEnum,
      select: { category: true },
      description: 'Kind of prompt.',
      resolve: (prompt) => prompt.category as LabCategory,
    }),
    title: t.exposeString('title', { description: 'Short title.' }),
    text: t.exposeString('text', { description: 'The prompt.' }),
    tool: t.expose('tool', { type: LabToolEnum, description: 'Recommended tool.' }),
    lesson: t.relation('lesson', { description: 'The lesson for this prompt.' }),
  }),
})

const LabModelType = builder.objectRef<LabModel>('LabModel').implement({
  description: 'What answers a learner for one tool of the lab: a model, or the Practice Coach.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    tool: t.expose('tool', { type: LabToolEnum, description: 'The tool.' }),
    isAllowed: t.exposeBoolean('isAllowed', { description: 'Whether the family lets the learner use it.' }),
    provider: t.exposeString('provider', { description: 'Id of the provider; practice-coach when no model is used.' }),
    providerName: t.string({
      description: 'Display name of the provider.',
      resolve: ({ provider }) => providerName(provider),
    }),
    model: t.exposeString('model', { description: 'Name of the model; empty for the Practice Coach.' }),
    makesPictures: t.exposeBoolean('makesPictures', { description: 'Whether the model makes a picture and no answer in words.' }),
  }),
})

const LabStatusType = builder.objectRef<LabAccess>('LabStatus').implement({
  description: 'The access of a learner to the lab.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    closedBecause: t.expose('closedBecause', {
      type: LabClosingEnum,
      nullable: true,
      description: 'Why it is closed now; null when it is open.',
    }),
    daysLeft: t.exposeInt('daysLeft', {
      description: 'Whole days until the account is old enough; 0 when it is, or when a parent opened the lab early.',
    }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it opens because the account is old enough; null when it is, or when a parent opened the lab early.',
    }),
    minutesLeft: t.exposeInt('minutesLeft', { description: 'Minutes left today, in the learner’s time zone.' }),
    minutesPerDay: t.exposeInt('minutesPerDay', {
      description: 'Minutes for today: the family’s daily limit, plus extra minutes from a parent.',
    }),
    hasPictures: t.boolean({
      description: 'Whether this academy has a model that makes pictures, for families that allow it.',
      resolve: (_access, _args, { ai }) => ai.pictures !== null,
    }),
    models: t.field({
      type: [LabModelType],
      description: 'What answers this learner now, for each tool in order.',
      resolve: (access, _args, context) => labModels(context, access),
    }),
  }),
})

builder.prismaObjectFields('Learner', (t) => ({
  lab: t.field({
    type: LabStatusType,
    select: labOwner,
    complexity: { field: severalStatements },
    description: 'The access of the learner to the AI Experiment Lab.',
    resolve: (learner, _args, context) => labAccess(context, learner),
  }),
}))

builder.objectType(LabLockedError, {
  ...failure,
  name: 'LabLockedError',
  description: 'The account is too young for the lab.',
  fields: (t) => ({ daysLeft: t.exposeInt('daysLeft', { description: 'Whole days until it opens.' }) }),
})

builder.objectType(LabClosedError, {
  ...failure,
  name: 'LabClosedError',
  description: 'The family closed the lab for now, or does not let the learner use the tool.',
  fields: (t) => ({ closedBecause: t.expose('closedBecause', { type: LabClosingEnum, description: 'Why it is closed.' }) }),
})

errorType(
  ProviderUnreachableError,
  'No model could be reached, or its answer could not be checked. Nothing was stored; the same request can be sent again.',
)

errorType(
  AnalysisTimeoutError,
  'The safety check of a text took too long. Nothing was stored; the same request can be sent again.',
)

errorType(LabTimeUpError, 'The minutes in the lab are used up for today.')
