import { closingTexts, type LabClosing, toolClosedText } from '@deepm/schema/rules/family/lab-closing'
import { type LabTool, labToasts, quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { ExpectedError } from '../../core/errors.ts'

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

/** The family closed the lab or one of its tools, temporarily or until further notice. */
export class LabClosedError extends ExpectedError {
  readonly code = 'LAB_CLOSED'
  readonly closedBecause: LabClosing
  constructor(closedBecause: Exclude<LabClosing, 'tooYoung'>, tool?: LabTool) {
    super(tool ? toolClosedText : closingTexts[closedBecause])
    this.name = 'LabClosedError'
    this.closedBecause = closedBecause
  }
}

/** The learner's minutes in the lab are used up for today. */
export class LabTimeUpError extends ExpectedError {
  readonly code = 'LAB_TIME_UP'
  constructor(minutesPerDay: number) {
    super(`You have used your ${minutesPerDay} minutes in the lab for today. Your text stays here. Come back tomorrow.`)
    this.name = 'LabTimeUpError'
  }
}

/** No model could be reached, or its answer could not be checked. No answer was stored; the same request can be sent again. */
export class ProviderUnreachableError extends ExpectedError {
  readonly code = 'AI_UNREACHABLE'
  constructor() {
    super(labToasts.offlineText)
    this.name = 'ProviderUnreachableError'
  }
}

/** No model may give a second answer: the family does not allow it, there is none, or the quota is used up. Nothing was stored. */
export class SecondAnswerUnavailableError extends ExpectedError {
  readonly code = 'NO_SECOND_ANSWER'
  constructor(isQuotaUsedUp: boolean) {
    super(isQuotaUsedUp ? quotaUsedUp : 'No AI model can give a second answer here.')
    this.name = 'SecondAnswerUnavailableError'
  }
}
