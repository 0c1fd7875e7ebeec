import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { ExpectedError, toUnavailableError } from '../core/errors.ts'

export const maskedMessage = 'Something went wrong on our side. Please try again.'

/** Returns the public form of an error: expected errors and document errors unchanged, any other error masked. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const unavailable = toUnavailableError(error)
  if (unavailable) return { ...formatted, message: unavailable.message, extensions: { code: unavailable.code } }
  const code = codeOf(error)
  if (code) return { ...formatted, extensions: { code: code === true ? nameless(formatted) : code } }
  return {
    message: maskedMessage,
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}

/** Errors of GraphQL itself have a code from Apollo, which reports an unknown cause as a server error. */
function nameless({ extensions }: GraphQLFormattedError): unknown {
  const code = extensions?.['code']
  return code === undefined || code === 'INTERNAL_SERVER_ERROR' ? 'BAD_REQUEST' : code
}

/** Returns whether an error is only a response to its caller. Any other error is logged, including database failures. */
export function isExpected(error: unknown): boolean {
  return Boolean(codeOf(error)) && !toUnavailableError(error)
}

/** Returns the code of a refusal as the response contains it; `undefined` for a fault. */
export function refusalCode(error: unknown): string | undefined {
  if (!isExpected(error)) return undefined
  const code = codeOf(error)
  return code === true ? String(nameless((error as GraphQLError).toJSON())) : code
}

/** Returns the code of an error that the caller may see, `true` when it has none, `undefined` when it is masked. */
function codeOf(error: unknown): string | true | undefined {
  const original = innermost(unwrapResolverError(error))
  if (original instanceof ExpectedError) return original.code
  // GraphQL errors of our own scopes and limits, or about the document, have no original error.
  if (!(original instanceof GraphQLError) || original.originalError) return undefined
  const code = original.extensions['code']
  if (code === 'INTERNAL_SERVER_ERROR') return undefined
  return typeof code === 'string' ? code : true
}

const statuses: Record<string, number> = { FORBIDDEN: 403, RATE_LIMITED: 429 }

/**
 * Rethrows an expected error as a GraphQL error with a status. Outside of fields, Apollo reports only GraphQL errors to the caller.
 *
 * @throws GraphQLError for an expected error, otherwise the error itself
 */
export function throwAsGraphQL(error: unknown): never {
  if (!(error instanceof ExpectedError)) throw error
  const { message, code } = error
  throw new GraphQLError(message, { extensions: { code, http: { status: statuses[code] ?? 400 } } })
}

/** GraphQL wraps its own errors about variables in another GraphQL error. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError instanceof GraphQLError ? innermost(error.originalError) : error
}
