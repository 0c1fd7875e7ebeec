import { ExpectedError } from '../../core/errors.ts'

/** Another staff member decided first, or this one made a different decision before. */
export class AlreadyDecidedError extends ExpectedError {
  readonly code = 'ALREADY_DECIDED'
  readonly staffName: string
  readonly outcome: string
  readonly decidedAt: Date
  constructor(staffName: string, outcome: string, decidedAt: Date) {
    super(`${staffName} has already decided this: ${outcome}. You changed nothing, and no one was notified twice.`)
    this.name = 'AlreadyDecidedError'
    this.staffName = staffName
    this.outcome = outcome
    this.decidedAt = decidedAt
  }
}

/** The data was changed since it was read, by another staff member or the family. */
export class SeenChangedError extends ExpectedError {
  readonly code = 'SEEN_CHANGED'
  constructor(now: string) {
    super(`${now} You changed nothing. Check again before you continue.`)
    this.name = 'SeenChangedError'
  }
}

/** The parent has already been sent the maximum number of emails. */
export class ConsentMailsUsedUpError extends ExpectedError {
  readonly code = 'CONSENT_MAILS_USED_UP'
  constructor(mails: number) {
    super(
      `We have emailed the parent ${mails} times, which is the maximum. Without an answer, the account will be deleted on the day shown.`,
    )
    this.name = 'ConsentMailsUsedUpError'
  }
}

/** The access of staff cannot be changed in this way. */
export class AccessRefusedError extends ExpectedError {
  readonly code = 'ACCESS_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'AccessRefusedError'
  }
}

/** The holder of an invitation cannot accept it now; it stays open. */
export class InvitationRefusedError extends ExpectedError {
  readonly code = 'INVITATION_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'InvitationRefusedError'
  }
}
