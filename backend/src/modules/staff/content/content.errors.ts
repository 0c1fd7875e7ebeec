import { restoreDays } from '@deepm/schema/rules/learning/lesson-text'
import { ExpectedError } from '../../../core/errors.ts'

/** The lesson was saved after the version that a change is based on; version `number` is the current one. */
export class LessonChangedError extends ExpectedError {
  readonly code = 'LESSON_CHANGED'
  readonly lessonId: string
  readonly number: number
  constructor(lessonId: string, number: number) {
    super('Someone saved this lesson in the meantime. Their text was not overwritten, and yours is still here.')
    this.name = 'LessonChangedError'
    this.lessonId = lessonId
    this.number = number
  }
}

/** Content other than a lesson's text was changed since it was read: an order, a module, or the set of items. */
export class ContentMovedError extends ExpectedError {
  readonly code = 'CONTENT_MOVED'
  constructor() {
    super('Someone changed this in the meantime. Check how it looks now, then try again.')
    this.name = 'ContentMovedError'
  }
}

/** The current state does not allow the change. */
export class ContentRefusedError extends ExpectedError {
  readonly code = 'CONTENT_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'ContentRefusedError'
  }
}

export const restoreExpired = `It was deleted more than ${restoreDays} days ago, so it can’t be restored here.`
