import { ExpectedError } from '../../../core/errors.ts'

/** The explorer is for staff. */
export class ExplorerClosedError extends ExpectedError {
  readonly code = 'FORBIDDEN'
  constructor() {
    super('The explorer is for staff.')
    this.name = 'ExplorerClosedError'
  }
}

/** A mutation was sent without permission for changes. */
export class ChangesNotAllowedError extends ExpectedError {
  readonly code = 'CHANGES_NOT_ALLOWED'
  constructor() {
    super('This is a mutation, and changes are not allowed. Switch on “Allow changes” if you mean it.')
    this.name = 'ChangesNotAllowedError'
  }
}

/** A query exceeds a limit of a run; the message names the limit and the cost. */
export class QueryTooLargeError extends ExpectedError {
  readonly code = 'QUERY_TOO_LARGE'
}

/** A run exceeded its time limit. */
export class TimeLimitError extends ExpectedError {
  readonly code = 'TIME_LIMIT'
  constructor(seconds: number) {
    super(`This took longer than ${seconds} seconds, so we stopped it. Ask for less at a time.`)
    this.name = 'TimeLimitError'
  }
}

/** The staff member runs queries faster than the rate limit allows. */
export class TooManyRunsError extends ExpectedError {
  readonly code = 'RATE_LIMITED'
  constructor(runs: number, seconds: number) {
    super(`You can run ${runs} queries a minute here. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and run it again.`)
    this.name = 'TooManyRunsError'
  }
}
