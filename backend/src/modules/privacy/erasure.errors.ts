import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { ExpectedError } from '../../core/errors.ts'

/** The account pays for a programme, which the payment provider would keep charging. */
export class ProgrammeRunningError extends ExpectedError {
  readonly code = 'PROGRAMME_RUNNING'
  constructor() {
    super(`You have a paid programme, or a payment for one is in progress. End it first by emailing ${supportEmail}.`)
    this.name = 'ProgrammeRunningError'
  }
}

/** The children of this parent would lose the consent that they need. */
export class ChildrenLinkedError extends ExpectedError {
  readonly code = 'CHILDREN_LINKED'
  constructor(names: string[]) {
    super(
      `Your consent lets ${listed(names)} learn here. Withdraw it on your dashboard first, or email ${supportEmail}. Then you can delete your account.`,
    )
    this.name = 'ChildrenLinkedError'
  }
}

/** No staff member would remain to invite others. */
export class LastStaffError extends ExpectedError {
  readonly code = 'LAST_STAFF'
  constructor() {
    super('You are the only staff member left. Invite a colleague under People first. Then you can delete your account.')
    this.name = 'LastStaffError'
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
