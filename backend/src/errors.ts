/**
 * What a service throws when it refuses for a reason the person can act on. These are members of result unions in GraphQL; REST
 * finds their status by their code in rest/answers.ts; any other error is masked.
 */
export abstract class ExpectedError extends Error {
  abstract readonly code: string
}

export type Issue = { field: string; message: string }

/** Values are missing or wrong. The first issue is also the error's own field and message. */
export class InvalidInputError extends ExpectedError {
  readonly code = 'INVALID_INPUT'
  readonly field: string
  readonly issues: Issue[]
  constructor(issues: [Issue, ...Issue[]]) {
    super(issues[0].message)
    this.name = 'InvalidInputError'
    this.field = issues[0].field
    // A value can break several rules; the first is what a person mends next.
    this.issues = issues.filter(({ field }, index) => issues.findIndex((it) => it.field === field) === index)
  }
}

/** There is no such thing, or it is not theirs: the two are not told apart. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  constructor(what: string) {
    super(`There is no such ${what}.`)
    this.name = 'NotFoundError'
  }
}

/** A child under 13 wants to do what waits for a parent's consent. */
export class ConsentRequiredError extends ExpectedError {
  readonly code = 'CONSENT_REQUIRED'
  constructor() {
    super('Your parent or guardian has to say yes first. Ask them to open the mail we sent.')
    this.name = 'ConsentRequiredError'
  }
}

/** The family wants nothing recorded for now: paused by a parent, or quiet hours, which end at `until`. */
export class PausedError extends ExpectedError {
  readonly code = 'PAUSED'
  readonly until: Date | null
  constructor(until: Date | null) {
    super(
      until
        ? 'It is quiet time in your family. You can look around, and learning goes on when it ends.'
        : 'Your parent has paused learning for now. You can look around. Ask them when it goes on.',
    )
    this.name = 'PausedError'
    this.until = until
  }
}

/** A request key was used before for another request; nothing was changed. */
export class KeyReusedError extends ExpectedError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED'
  constructor() {
    super('This request key was used for another request. Send a new key with changed values.')
    this.name = 'KeyReusedError'
  }
}

/** Too many requests of one kind; `retryAfterSeconds` says when the next is heard. */
export class RateLimitedError extends ExpectedError {
  readonly code = 'RATE_LIMITED'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('That was too often. Wait a little and try again.')
    this.name = 'RateLimitedError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * The database cannot work now: it restarts, is out of reach, full or does not answer; the cause says which. It has no code of its own:
 * Prisma would put an error of its own in the place of one that has.
 */
export class TroubleError extends Error {}

/**
 * What is told of trouble with the database. Whether the last write was kept is not always known, so the message does not say that
 * nothing was.
 */
export class UnavailableError extends ExpectedError {
  readonly code = 'UNAVAILABLE'
  readonly retryAfterSeconds = 5
  constructor(options?: ErrorOptions) {
    super('The academy cannot get at its data just now. Wait a moment, then try again.', options)
    this.name = 'UnavailableError'
  }
}

/** A transaction that did not get its turn, or took too long and was undone; Prisma says so itself. */
const transactionOver = 'P2028'

/** What to tell of an error that comes from trouble with the database; nothing when it comes from elsewhere. */
export function asUnavailable(error: unknown): UnavailableError | undefined {
  for (let at = error; at instanceof Error; at = (at as { originalError?: unknown }).originalError ?? at.cause) {
    if (at instanceof UnavailableError) return at
    if (at instanceof TroubleError || (at as { code?: unknown }).code === transactionOver)
      return new UnavailableError({ cause: at })
  }
  return undefined
}
