import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { GraphQLError } from 'graphql'
import type { Config } from '../../config/config.ts'
import { toUnavailableError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { maxSelections, maxTokens } from '../limits.ts'
import { isExpected, maskError } from '../mask.ts'
import { chooseClientOfOperation } from '../operation-client.ts'
import { noteRefusals } from '../refusals.ts'
import { limitAndAuditOperations } from './operation-limits-plugin.ts'
import { schema } from './schema.ts'

/** Called for each masked failure, with the request id, and with a description unless an operation failed. */
export type Fault = (error: unknown, requestId?: string, what?: string) => void

/** Creates the Apollo Server of the schema. It starts with the process and drains with its listener. */
export function createApollo(config: Config, fault: Fault, plugins: ApolloServerPlugin<Context>[]): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    // In production, query text reaches Apollo only from staff in the explorer; see http/request/operations.ts.
    introspection: true,
    // The build defines which operations have a hash; clients cannot add any.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.mode === 'production',
    parseOptions: { maxTokens },
    maxRecursiveSelections: maxSelections,
    formatError: maskError,
    // No response is cached by hints, and the plugin takes a fifth of the time of a small operation.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      reportUnexpected(fault),
      answerUnavailable,
      limitAndAuditOperations(),
      chooseClientOfOperation,
      ...plugins,
    ],
    stopOnTerminationSignals: false,
    logger: { debug: () => {}, info: () => {}, warn: fault, error: fault },
  })
}

/** Logs errors that the response masks, with the request id. */
function reportUnexpected(fault: Fault): ApolloServerPlugin<Context> {
  return {
    contextCreationDidFail: async ({ error }) => {
      if (!isExpected(error)) fault(error)
    },
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) if (!isExpected(error)) fault(error, contextValue.requestId)
        noteRefusals(contextValue.refusals, errors)
      },
    }),
  }
}

/** Before there is an operation, Apollo only takes the status of a response from a GraphQL error. */
export function toApolloError(error: unknown): unknown {
  const unavailable = toUnavailableError(error)
  if (!unavailable) return error
  const headers = new Map([['retry-after', String(unavailable.retryAfterSeconds)]])
  return new GraphQLError(unavailable.message, { originalError: unavailable, extensions: { http: { status: 503, headers } } })
}

/** Responds with 503 when the database is unavailable, so that programs and proxies can distinguish this from a refusal. */
const answerUnavailable: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response, errors }) => {
      const unavailable = errors?.map(toUnavailableError).find(Boolean)
      if (!unavailable) return
      response.http.status = 503
      response.http.headers.set('retry-after', String(unavailable.retryAfterSeconds))
    },
  }),
}
