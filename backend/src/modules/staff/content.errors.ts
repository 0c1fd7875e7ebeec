import { restoreDays } from '@deepm/schema/rules/lesson-text'
import { ExpectedError } from '../../errors.ts'

/** Somebody saved the lesson since the text that a change was made on; version `number` is how it stands now. */
export class LessonChangedError extends ExpectedError {
  readonly code = 'LESSON_CHANGED'
  readonly lessonId: string
  readonly number: number
  constructor(lessonId: string, number: number) {
    super('Somebody saved this lesson in the meantime. Nothing of theirs was overwritten, and your text is still here.')
    this.name = 'LessonChangedError'
    this.lessonId = lessonId
    this.number = number
  }
}

/** Something else than the text of a lesson was changed in the meantime: an order, a module, what there is to see. */
export class ContentMovedError extends ExpectedError {
  readonly code = 'CONTENT_MOVED'
  constructor() {
    super('Somebody changed this in the meantime. Look at how it stands now, then try again.')
    this.name = 'ContentMovedError'
  }
}

/** It cannot be done as things stand. */
export class ContentRefusedError extends ExpectedError {
  readonly code = 'CONTENT_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'ContentRefusedError'
  }
}

export const tooLate = `It was deleted more than ${restoreDays} days ago, so it cannot be brought back here.`
