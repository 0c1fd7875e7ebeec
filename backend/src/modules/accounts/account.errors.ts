import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { closedKind } from '@deepm/schema/rules/staff/staff-accounts'
import { ExpectedError, InvalidInputError } from '../../core/errors.ts'
import type { Role } from '../../generated/prisma/enums.ts'

/** The account has no confirmed email address, which the request needs. */
export class AddressUnconfirmedError extends ExpectedError {
  readonly code = 'ADDRESS_UNCONFIRMED'
  constructor() {
    super('Confirm your email address first. Then we can email you.')
    this.name = 'AddressUnconfirmedError'
  }
}

/** A parent opened an emailed link, but the address belongs to a learner, to staff, or to a suspended account. */
export class ParentAddressError extends ExpectedError {
  readonly code = 'PARENT_ADDRESS'
  constructor(owner: Role | 'closed') {
    const reasons = { staff: 'our staff use this address', closed: 'the account with this address is suspended' }
    const reason = owner === 'staff' || owner === 'closed' ? reasons[owner] : 'a learner signs in with this address'
    super(
      `We could not link you, because ${reason}. Our team can see this. Email ${supportEmail} from another address, and we will help you.`,
    )
    this.name = 'ParentAddressError'
  }
}

/** An emailed link of a minor's account was opened in a browser that is not signed in to it. Names no one. */
export class ParentDecidesError extends ExpectedError {
  readonly code = 'PARENT_DECIDES'
  constructor(reason: 'asked' | 'notLinked') {
    super(
      reason === 'asked'
        ? 'A parent manages this account. We emailed them to ask if this is the right address. If they say yes, you can sign in by email. You can also ask them for a sign-in code.'
        : 'This account is waiting for a parent. Open the link in the browser where you are signed in to the account.',
    )
    this.name = 'ParentDecidesError'
  }
}

/** Demo Sign In on a server that does not offer it. */
export class DemoUnavailableError extends ExpectedError {
  readonly code = 'DEMO_UNAVAILABLE'
  constructor() {
    super('Demo sign-in is turned off on this server.')
    this.name = 'DemoUnavailableError'
  }
}

/** The person proved who they are, but the account is closed. `reason` is the text that staff wrote for them. */
export class AccountClosedError extends ExpectedError {
  readonly code = 'ACCOUNT_CLOSED'
  readonly kind: ReturnType<typeof closedKind>
  readonly reason: string
  readonly closedAt: Date
  constructor({ role, reason, closedAt }: { role: Role; reason: string; closedAt: Date }) {
    const kind = closedKind(role)
    const what = kind === 'suspended' ? 'This account is suspended for now' : 'Your staff access has ended'
    super(`${what}. Email ${supportEmail} if you disagree.`)
    this.name = 'AccountClosedError'
    this.kind = kind
    this.reason = reason
    this.closedAt = closedAt
  }
}

/** A staff member signed in and must verify or set up their second factor. Until then the session can do nothing else. */
export class SecondFactorRequiredError extends ExpectedError {
  readonly code = 'SECOND_FACTOR_REQUIRED'
  constructor() {
    super('Enter the code from your app to continue.')
    this.name = 'SecondFactorRequiredError'
  }
}

/** A setup step that does not fit the current state of the second factor. */
export class SecondFactorStateError extends ExpectedError {
  readonly code = 'SECOND_FACTOR_STATE'
  constructor(message: string) {
    super(message)
    this.name = 'SecondFactorStateError'
  }
}

/** A wrong or used code of a second factor. Someone may be guessing, so it is a security event. */
export class WrongCodeError extends InvalidInputError {
  override readonly logCode = 'WRONG_CODE'
  constructor() {
    super([{ field: 'code', message: 'This code does not work. Wait for the next one in your app and enter it.' }])
  }
}
