import { ExpectedError } from '../../errors.ts'

/** An account with this address exists already. */
export class EmailTakenError extends ExpectedError {
  readonly code = 'EMAIL_TAKEN'
  readonly field = 'email'
  constructor() {
    super('An account with this address exists already. Sign in by email instead.')
    this.name = 'EmailTakenError'
  }
}

/** A mailed link that was used, replaced, declined or left too long. */
export class LinkExpiredError extends ExpectedError {
  readonly code = 'LINK_EXPIRED'
  constructor(message = 'This link was used already or is too old. Ask for a new one.') {
    super(message)
    this.name = 'LinkExpiredError'
  }
}

/** Demo Sign In on a server that does not offer it. */
export class DemoUnavailableError extends ExpectedError {
  readonly code = 'DEMO_UNAVAILABLE'
  constructor() {
    super('Demo sign-in is switched off on this server.')
    this.name = 'DemoUnavailableError'
  }
}
