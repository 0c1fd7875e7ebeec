import { labMinutesPerDay } from '@deepm/schema/rules/lab'
import { ExpectedError } from '../../errors.ts'

/** The account is too young for the lab. */
export class LabLockedError extends ExpectedError {
  readonly code = 'LAB_LOCKED'
  readonly daysLeft: number
  constructor(daysLeft: number) {
    super(`The lab opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`)
    this.name = 'LabLockedError'
    this.daysLeft = daysLeft
  }
}

/** The learner's minutes in the lab are used up for today. */
export class LabTimeUpError extends ExpectedError {
  readonly code = 'LAB_TIME_UP'
  constructor() {
    super(`Your ${labMinutesPerDay} minutes in the lab are used up for today. Your text stays here; come back tomorrow.`)
    this.name = 'LabTimeUpError'
  }
}
