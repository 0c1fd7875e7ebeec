import {
  ConsentRequiredError,
  type ExpectedError,
  InvalidInputError,
  type Issue,
  KeyReusedError,
  NotFoundError,
  PausedError,
  RateLimitedError,
} from '../core/errors.ts'
import { builder } from './builder.ts'

/** The interface of every expected failure. */
const ExpectedErrorInterface = builder.interfaceRef<ExpectedError>('Error').implement({
  description: 'An expected failure that the user can act on.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What happened and what to do next, in plain language.' }),
    code: t.exposeString('code', { description: 'Code of the failure, in capitals.' }),
  }),
})

const everyone = { public: true } as const

/** Shared options of all expected failures: every caller may read the reason of a refusal. */
export const failure = { interfaces: [ExpectedErrorInterface], authScopes: everyone }

/** Adds an expected failure without extra fields; its GraphQL name is the class name. */
export function errorType(error: new (...given: never[]) => ExpectedError, description: string): void {
  builder.objectType(error as new () => ExpectedError, { ...failure, name: error.name, description })
}

const IssueType = builder.objectRef<Issue>('InputIssue').implement({
  description: 'A missing or invalid value.',
  authScopes: everyone,
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the invalid input field.' }),
    message: t.exposeString('message', { description: 'What the field requires.' }),
  }),
})

builder.objectType(InvalidInputError, {
  ...failure,
  name: 'InvalidInputError',
  description: 'Values are missing or invalid; nothing was stored.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the first invalid input field.' }),
    issues: t.field({ type: [IssueType], description: 'All invalid values.', resolve: (error) => error.issues }),
  }),
})

errorType(NotFoundError, 'The object does not exist or belongs to another user.')

errorType(ConsentRequiredError, 'A child under 13 needs the consent of a parent for this.')

builder.objectType(PausedError, {
  ...failure,
  name: 'PausedError',
  description: 'The family has paused recording for the learner: paused by a parent, or quiet hours.',
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'When quiet hours end; null while paused.' }),
  }),
})

errorType(KeyReusedError, 'The request key was used for another request; nothing was changed.')

builder.objectType(RateLimitedError, {
  ...failure,
  name: 'RateLimitedError',
  description: 'Too many requests of one kind.',
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Seconds until the next request is accepted.' }),
  }),
})
