import { ExpectedError } from '../../errors.ts'

/** Another member of staff decided first, or this one decided otherwise before. */
export class AlreadyDecidedError extends ExpectedError {
  readonly code = 'ALREADY_DECIDED'
  readonly staffName: string
  readonly outcome: string
  readonly decidedAt: Date
  constructor(staffName: string, outcome: string, decidedAt: Date) {
    super(`${staffName} has decided this already: ${outcome}. Nothing was changed by you, and nobody was told twice.`)
    this.name = 'AlreadyDecidedError'
    this.staffName = staffName
    this.outcome = outcome
    this.decidedAt = decidedAt
  }
}

/** The access of staff cannot be changed like this. */
export class AccessRefusedError extends ExpectedError {
  readonly code = 'ACCESS_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'AccessRefusedError'
  }
}

/** An invitation that its bearer cannot accept as things stand; it stays open. */
export class InvitationRefusedError extends ExpectedError {
  readonly code = 'INVITATION_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'InvitationRefusedError'
  }
}
