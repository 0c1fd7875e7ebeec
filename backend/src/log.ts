import { GraphQLError } from 'graphql'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/**
 * The log of the process: a line of JSON each on standard output, or where it is told to write; in colours where a person watches.
 * Nothing personal stands in it: errors are told by their kind, place and masked words.
 */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: tellError },
  }
  if (to) return pino(options, to)
  return pino({ ...options, ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }) })
}

type Told = { type: string; message: string; code?: string; path?: string; stack?: string; cause?: Told }

/**
 * What the log keeps of an error. Databases and parsers quote what they were given, and GraphQL holds the whole document, so that only
 * what is named here is kept, with quoted values masked.
 */
export function tellError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)) }
  if (error instanceof GraphQLError && error.originalError) {
    const told = tellError(error.originalError)
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
    ...(error.cause instanceof Error && { cause: tellError(error.cause) }),
  }
}

const longestMessage = 300

/** Prisma tells the call with its values first and what went wrong last; values stand in quotes or after the names of a key. */
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
    .slice(0, longestMessage)
}
