import { ExpectedError } from '../../core/errors.ts'

/** The check for understanding is not passed yet. */
export class CheckNotPassedError extends ExpectedError {
  readonly code = 'CHECK_NOT_PASSED'
  constructor(correct: number, needed: number) {
    super(`Pass the check for understanding first. You have ${correct} of ${needed} right answers so far.`)
    this.name = 'CheckNotPassedError'
  }
}

/** Prerequisites of the lesson are not completed yet. */
export class LessonLockedError extends ExpectedError {
  readonly code = 'LESSON_LOCKED'
  constructor() {
    super('This lesson is still locked. Complete the lessons before it first.')
    this.name = 'LessonLockedError'
  }
}

/** The daily limit of attempts is reached, for one question or for all. */
export class NoTriesLeftError extends ExpectedError {
  readonly code = 'NO_TRIES_LEFT'
  readonly until: Date
  constructor(message: string, until: Date) {
    super(message)
    this.name = 'NoTriesLeftError'
    this.until = until
  }
}
