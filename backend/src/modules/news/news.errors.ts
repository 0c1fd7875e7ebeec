import { ExpectedError } from '../../core/errors.ts'

/** Another staff member has published or dismissed the draft. */
export class DraftSettledError extends ExpectedError {
  readonly code = 'DRAFT_SETTLED'
  constructor() {
    super('Someone has already published or dismissed this draft. Your story was not saved. Please reload the list.')
    this.name = 'DraftSettledError'
  }
}
