import { GraphQLError } from 'graphql'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/**
 * Creates the log of the process: one JSON line per entry on standard output or the configured destination, colored in a terminal. It
 * contains no personal data: errors are reduced to their type, stack and masked message.
 */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  }
  if (to) return pino(options, to)
  return pino({ ...options, ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }) })
}

type Told = { type: string; message: string; code?: string; path?: string; stack?: string; cause?: Told }

/**
 * Returns the loggable part of an error. Databases and parsers quote their input, and GraphQL errors contain the whole document, so only
 * the properties listed here are kept, with quoted values masked.
 */
export function describeError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)) }
  if (error instanceof GraphQLError && error.originalError) {
    const told = describeError(error.originalError)
    return error.path ? { ...told, path: error.path.join('.') } : told
  }
  const { code } = error as { code?: unknown }
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: masked(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error instanceof GraphQLError && error.path && { path: error.path.join('.') }),
    ...(places?.length && { stack: places.join('\n') }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

const maxMessageLength = 300

/** Prisma prints the call with its values first and the failure last; values are in quotes or follow a key. */
function masked(message: string): string {
  const last =
    message
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  return last
    .replace(/".*"/gs, '"…"')
    .replace(/(?<!\w)'[^\n]*'(?!\w)/g, "'…'")
    .replace(/=\s?\(.*?\)/gs, '=(…)')
    .replace(/[^\s@"'`(<]+@[^\s@"'`)>]+/g, '…@…')
    .replace(/\d{6,}/g, '…')
    .slice(0, maxMessageLength)
}
