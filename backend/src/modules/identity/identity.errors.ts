import { closedKind } from '@deepm/schema/rules/people'
import { supportEmail } from '@deepm/schema/rules/programmes'
import { ExpectedError } from '../../errors.ts'
import type { Role } from '../../generated/prisma/enums.ts'

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

/** Somebody proved who they are, and the account is closed for a time. `reason` is what staff wrote for them. */
export class AccountClosedError extends ExpectedError {
  readonly code = 'ACCOUNT_CLOSED'
  readonly kind: ReturnType<typeof closedKind>
  readonly reason: string
  readonly closedAt: Date
  constructor({ role, reason, closedAt }: { role: Role; reason: string; closedAt: Date }) {
    const kind = closedKind(role)
    const what = kind === 'suspended' ? 'This account is suspended for now' : 'Your access as staff has ended'
    super(`${what}. Write to ${supportEmail} if you see it differently.`)
    this.name = 'AccountClosedError'
    this.kind = kind
    this.reason = reason
    this.closedAt = closedAt
  }
}

/** Staff signed in and have to prove or set up their second factor before anything else. The session is open for that alone. */
export class SecondFactorRequiredError extends ExpectedError {
  readonly code = 'SECOND_FACTOR_REQUIRED'
  constructor() {
    super('Confirm your second factor to go on.')
    this.name = 'SecondFactorRequiredError'
  }
}

/** A step of setting up a second factor that does not fit what is there. */
export class SecondFactorStateError extends ExpectedError {
  readonly code = 'SECOND_FACTOR_STATE'
  constructor(message: string) {
    super(message)
    this.name = 'SecondFactorStateError'
  }
}
