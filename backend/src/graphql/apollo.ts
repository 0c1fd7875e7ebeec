import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { GraphQLError } from 'graphql'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { asUnavailable } from '../errors.ts'
import { guardOperations } from './explorer.ts'
import { maxSelections, maxTokens } from './limits.ts'
import { isExpected, maskError } from './mask.ts'
import { noteRefusals } from './refusals.ts'
import { schema } from './schema.ts'

/** Told of each failure that was masked, with the id of its request, and of what failed unless it was an operation. */
export type Fault = (error: unknown, requestId?: string, what?: string) => void

/** Apollo Server over the schema; starts with the process and drains with its listener. */
export function createApollo(config: Config, fault: Fault, plugins: ApolloServerPlugin<Context>[]): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    csrfPrevention: true,
    // In production text reaches this from staff in the explorer alone; see http/operations.ts.
    introspection: true,
    // Which operations are known by a hash, the build decides and no client.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.mode === 'production',
    parseOptions: { maxTokens },
    maxRecursiveSelections: maxSelections,
    formatError: maskError,
    // Nothing here is cached by hints, and the plugin costs a fifth of a small operation.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      tellUnexpected(fault),
      answerUnavailable,
      guardOperations(),
      ...plugins,
    ],
    stopOnTerminationSignals: false,
    logger: { debug: () => {}, info: () => {}, warn: fault, error: fault },
  })
}

/** What is masked in the answer stands in the log with the id of its request. */
function tellUnexpected(fault: Fault): ApolloServerPlugin<Context> {
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

/** Before there is an operation, Apollo takes the status of its answer from an error of GraphQL only. */
export function tellApollo(error: unknown): unknown {
  const unavailable = asUnavailable(error)
  if (!unavailable) return error
  const headers = new Map([['retry-after', String(unavailable.retryAfterSeconds)]])
  return new GraphQLError(unavailable.message, { originalError: unavailable, extensions: { http: { status: 503, headers } } })
}

/** An answer that the database could not give is 503, so that programs and proxies know it from a refusal. */
const answerUnavailable: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response, errors }) => {
      const unavailable = errors?.map(asUnavailable).find(Boolean)
      if (!unavailable) return
      response.http.status = 503
      response.http.headers.set('retry-after', String(unavailable.retryAfterSeconds))
    },
  }),
}
