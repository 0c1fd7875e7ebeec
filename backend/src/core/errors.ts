/**
 * Base class of the errors that a service throws for expected failures. In GraphQL they are members of result unions. REST finds their
 * status by their code in rest/answers.ts. Any other error is masked.
 */
export abstract class ExpectedError extends Error {
  abstract readonly code: string
  /** Code in the log and the metrics, if more specific than the public one. */
  readonly logCode: string | null = null
}

export type Issue = { field: string; message: string }

/** Values are missing or invalid. The first issue also provides the error's own field and message. */
export class InvalidInputError extends ExpectedError {
  readonly code = 'INVALID_INPUT'
  readonly field: string
  readonly issues: Issue[]
  constructor(issues: [Issue, ...Issue[]]) {
    super(issues[0].message)
    this.name = 'InvalidInputError'
    this.field = issues[0].field
    // A value can break several rules; the user fixes the first one first.
    this.issues = issues.filter(({ field }, index) => issues.findIndex((it) => it.field === field) === index)
  }

  /** Creates the error from the issues of a form rule. An issue of the whole form belongs to the field `input`. */
  static of(issues: readonly { path?: Path | undefined; message: string }[]): InvalidInputError {
    return new InvalidInputError(issues.map(({ path, message }) => ({ field: fieldName(path), message })) as [Issue, ...Issue[]])
  }
}

type Path = readonly (PropertyKey | { key: PropertyKey })[]

/** Returns the name of the field, without the argument that wraps an input. */
function fieldName(path: Path = []): string {
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part))
  const inner = keys[0] === 'input' ? keys.slice(1) : keys
  return inner[0] ?? 'input'
}

/** The object does not exist or belongs to another user. Both cases return the same error. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  constructor(what: string) {
    super(`There is no such ${what}.`)
    this.name = 'NotFoundError'
  }
}

/** A child under 13 uses a feature that requires a parent's consent. */
export class ConsentRequiredError extends ExpectedError {
  readonly code = 'CONSENT_REQUIRED'
  constructor() {
    super('Your parent or guardian has to say yes first. Ask them to open the email we sent.')
    this.name = 'ConsentRequiredError'
  }
}

/** The family has paused recording: a parent paused it, or it is quiet hours, which end at `until`. */
export class PausedError extends ExpectedError {
  readonly code = 'PAUSED'
  readonly until: Date | null
  constructor(until: Date | null) {
    super(
      until
        ? 'It’s quiet time in your family. You can look around, and start learning again when it ends.'
        : 'Your parent has paused learning for now. You can look around. Ask them when it starts again.',
    )
    this.name = 'PausedError'
    this.until = until
  }
}

/** The request key was used for another request; nothing was changed. */
export class KeyReusedError extends ExpectedError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED'
  constructor() {
    super('This request key was used for another request. Send a new key with changed values.')
    this.name = 'KeyReusedError'
  }
}

/** Too many requests of one kind. `retryAfterSeconds` is the time until the next one is accepted. */
export class RateLimitedError extends ExpectedError {
  readonly code = 'RATE_LIMITED'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number, message = 'That was too many tries. Wait a little and try again.') {
    super(message)
    this.name = 'RateLimitedError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * The database is unavailable: it restarts, is unreachable, full or does not respond. The cause has the details. The error has no code,
 * because Prisma would replace an error that has one.
 */
export class DatabaseUnavailableError extends Error {}

/**
 * The public message for a database failure. Whether the last write was stored is not always known, so the message does not claim that
 * nothing was.
 */
export class UnavailableError extends ExpectedError {
  readonly code = 'UNAVAILABLE'
  readonly retryAfterSeconds = 5
  constructor(options?: ErrorOptions) {
    super('We can’t reach our data right now. Wait a moment, then try again.', options)
    this.name = 'UnavailableError'
  }
}

/** Prisma reports this for a transaction that did not start in time, or took too long and was rolled back. */
const transactionOver = 'P2028'

/** Returns the public message for an error caused by the database; undefined for any other error. */
export function toUnavailableError(error: unknown): UnavailableError | undefined {
  for (let at = error; at instanceof Error; at = (at as { originalError?: unknown }).originalError ?? at.cause) {
    if (at instanceof UnavailableError) return at
    if (at instanceof DatabaseUnavailableError || (at as { code?: unknown }).code === transactionOver)
      return new UnavailableError({ cause: at })
  }
  return undefined
}
