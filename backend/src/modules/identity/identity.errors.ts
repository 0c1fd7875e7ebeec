import { closedKind } from '@deepm/schema/rules/people'
import { supportEmail } from '@deepm/schema/rules/programmes'
import { ExpectedError } from '../../errors.ts'
import type { Role } from '../../generated/prisma/enums.ts'

/** The account has no confirmed address, and what is asked for is answered by mail. */
export class AddressUnconfirmedError extends ExpectedError {
  readonly code = 'ADDRESS_UNCONFIRMED'
  constructor() {
    super('Confirm your email address first. Then we can mail you.')
    this.name = 'AddressUnconfirmedError'
  }
}

/** A parent followed a mailed link, and a learner or staff sign in with that address. */
export class ParentAddressError extends ExpectedError {
  readonly code = 'PARENT_ADDRESS'
  constructor(role: Role) {
    const whose = role === 'staff' ? 'our staff use' : 'a learner signs in with'
    super(
      `We could not link you, because ${whose} this address. Our team sees this. Write to ${supportEmail} from another address of yours, and we help you.`,
    )
    this.name = 'ParentAddressError'
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
