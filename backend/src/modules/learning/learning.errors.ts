import { ExpectedError } from '../../errors.ts'

/** Lessons this one builds on are not completed yet. */
export class LessonLockedError extends ExpectedError {
  readonly code = 'LESSON_LOCKED'
  constructor() {
    super('This lesson is still locked. Complete the lessons before it first.')
    this.name = 'LessonLockedError'
  }
}
