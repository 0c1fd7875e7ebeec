import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { asUnavailable, ExpectedError } from '../errors.ts'

export const maskedMessage = 'Something went wrong on our side. Please try again.'

/** What a caller may learn of an error: everything of an expected one and of a refused document, nothing of any other. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const unavailable = asUnavailable(error)
  if (unavailable) return { ...formatted, message: unavailable.message, extensions: { code: unavailable.code } }
  const code = codeOf(error)
  if (code) return { ...formatted, extensions: { code: code === true ? nameless(formatted) : code } }
  return {
    message: maskedMessage,
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/** GraphQL's own refusals have a code from Apollo, which calls what it does not know our fault. */
function nameless({ extensions }: GraphQLFormattedError): unknown {
  const code = extensions?.['code']
  return code === undefined || code === 'INTERNAL_SERVER_ERROR' ? 'BAD_REQUEST' : code
}

/** Whether an error is no more than an answer to its caller; any other belongs into the log, what is wrong with the database too. */
export function isExpected(error: unknown): boolean {
  return Boolean(codeOf(error)) && !asUnavailable(error)
}

/** The code of an error that refuses, as its answer has it; `undefined` for a fault. */
export function refusalCode(error: unknown): string | undefined {
  if (!isExpected(error)) return undefined
  const code = codeOf(error)
  return code === true ? String(nameless((error as GraphQLError).toJSON())) : code
}

/** The code of an error the caller may see, `true` when it has none of its own, `undefined` for what is masked. */
function codeOf(error: unknown): string | true | undefined {
  const original = innermost(unwrapResolverError(error))
  if (original instanceof ExpectedError) return original.code
  // Errors thrown as such by our own scopes and limits, or by GraphQL about the document, have no other origin behind them.
  if (!(original instanceof GraphQLError) || original.originalError) return undefined
  const code = original.extensions['code']
  if (code === 'INTERNAL_SERVER_ERROR') return undefined
  return typeof code === 'string' ? code : true
}

const statuses: Record<string, number> = { FORBIDDEN: 403, RATE_LIMITED: 429 }

/**
 * Rethrows an expected error as a GraphQL error with a status. Outside of fields Apollo reports no other kind to the caller.
 *
 * @throws GraphQLError for an expected error, otherwise the error itself
 */
export function throwAsGraphQL(error: unknown): never {
  if (!(error instanceof ExpectedError)) throw error
  const { message, code } = error
  throw new GraphQLError(message, { extensions: { code, http: { status: statuses[code] ?? 400 } } })
}

/** GraphQL wraps its own complaints about variables in another of its errors. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError instanceof GraphQLError ? innermost(error.originalError) : error
}
