import { ExpectedError } from '../../core/errors.ts'

/** Another staff member has published or dismissed the draft. */
export class DraftSettledError extends ExpectedError {
  readonly code = 'DRAFT_SETTLED'
  constructor() {
    super('Somebody has published or dismissed this draft already. Your words are not stored; load the list again.')
    this.name = 'DraftSettledError'
  }
}
