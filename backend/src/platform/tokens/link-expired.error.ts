import { ExpectedError } from '../../core/errors.ts'

/** An emailed link that was used, replaced, declined or is too old. */
export class LinkExpiredError extends ExpectedError {
  readonly code = 'LINK_EXPIRED'
  constructor(message = 'This link has already been used or has expired. Ask for a new one.') {
    super(message)
    this.name = 'LinkExpiredError'
  }
}
