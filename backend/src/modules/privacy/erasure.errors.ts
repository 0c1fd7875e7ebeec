import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { ExpectedError } from '../../core/errors.ts'

/** Somebody pays for a programme, and the payment provider would go on charging. */
export class ProgrammeRunningError extends ExpectedError {
  readonly code = 'PROGRAMME_RUNNING'
  constructor() {
    super(`You have a paid programme, or a payment for one is under way. End it first: write to ${supportEmail}.`)
    this.name = 'ProgrammeRunningError'
  }
}

/** A parent whose children would lose the consent by which they learn. */
export class ChildrenLinkedError extends ExpectedError {
  readonly code = 'CHILDREN_LINKED'
  constructor(names: string[]) {
    super(
      `Your yes lets ${listed(names)} learn here. Take it back on your dashboard first, or write to ${supportEmail}. Then you can delete your account.`,
    )
    this.name = 'ChildrenLinkedError'
  }
}

/** Nobody would be left who could let colleagues in. */
export class LastStaffError extends ExpectedError {
  readonly code = 'LAST_STAFF'
  constructor() {
    super(
      'You are the only one left who runs the academy. Invite a colleague first, under People. Then you can delete your account.',
    )
    this.name = 'LastStaffError'
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
