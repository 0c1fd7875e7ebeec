import { ExpectedError } from '../../../core/errors.ts'

/** The report was changed after the version that a change is based on. */
export class ReportConflictError extends ExpectedError {
  readonly code = 'REPORT_CONFLICT'
  constructor() {
    super('This report was changed somewhere else in the meantime. Load the page again to see it; nothing was overwritten.')
    this.name = 'ReportConflictError'
  }
}
