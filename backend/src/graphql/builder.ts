import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import { GraphQLError } from 'graphql'
import { DateTimeResolver, JSONResolver, UUIDResolver } from 'graphql-scalars'
import { InvalidInputError } from '../core/errors.ts'
import type PrismaTypes from '../generated/pothos-types.ts'
import { getDatamodel } from '../generated/pothos-types.ts'
import type { Context } from '../platform/context.ts'
import { unauthenticated } from './erased-account.ts'
import { complexityLimits } from './limits.ts'
import { noteRefusalsPlugin } from './refusals.ts'
import { rejectUnstorableValues } from './scalars.ts'
import { type AuthScopes, authScopes } from './scopes.ts'
import { validateAfterAuth } from './validate-after-auth.ts'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  AuthScopes: AuthScopes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    UUID: { Input: string; Output: string }
    ID: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
    LessonText: { Input: unknown; Output: LessonText }
  }
}>({
  // The errors plugin wraps the following ones, so that errors of scopes and validation can become members of a result union. Scopes run
  // before validation.
  plugins: [
    ErrorsPlugin,
    noteRefusalsPlugin,
    ScopeAuthPlugin,
    validateAfterAuth,
    RelayPlugin,
    PrismaPlugin,
    ValidationPlugin,
    ComplexityPlugin,
  ],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  prisma: {
    client: (context: Context) => context.db,
    dmmf: getDatamodel(),
    exposeDescriptions: { models: true, fields: false },
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
  },
  relay: { nodeQueryOptions: false, nodesQueryOptions: false, clientMutationId: 'omit' },
  scopeAuth: {
    authScopes,
    // An object is authorized once when it is reached, independent of the field that led to it.
    runScopesOnType: true,
    unauthorizedError: (_parent, context) => refusal(context),
  },
  errors: {
    defaultTypes: [],
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result` },
  },
  validation: {
    validationError: (failure) => InvalidInputError.of(failure.issues),
  },
  complexity: { limit: complexityLimits, defaultComplexity: 1, defaultListMultiplier: 8 },
})

rejectUnstorableValues()
builder.addScalarType('DateTime', DateTimeResolver)
builder.addScalarType('UUID', UUIDResolver)
builder.addScalarType('JSON', JSONResolver)

builder.queryType({ description: 'All queries. Each type and field defines who can read it.' })
builder.mutationType({
  description: 'All mutations. Expected failures are members of the result; repeating a mutation has no further effect.',
})

/** Returns the error for an unauthorized viewer. */
export function refusal(context: Context): GraphQLError {
  if (context.isClosed) return accountClosed()
  if (context.pendingStaff) return secondFactorRequired()
  return context.viewer
    ? new GraphQLError('You may not see or do this.', { extensions: { code: 'FORBIDDEN' } })
    : unauthenticated()
}

/** For a session of a suspended account. The reason is shown at sign-in only. */
export function accountClosed(): GraphQLError {
  return new GraphQLError('This account is closed for now. Sign in again to read why.', {
    extensions: { code: 'ACCOUNT_CLOSED' },
  })
}

/** For a staff session whose second factor is pending. */
export function secondFactorRequired(): GraphQLError {
  return new GraphQLError('Enter the code from your app to continue.', { extensions: { code: 'SECOND_FACTOR_REQUIRED' } })
}
