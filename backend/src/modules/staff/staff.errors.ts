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
