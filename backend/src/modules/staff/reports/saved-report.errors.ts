import { ExpectedError } from '../../../core/errors.ts'

/** The report was changed after the version that a change is based on. */
export class ReportConflictError extends ExpectedError {
  readonly code = 'REPORT_CONFLICT'
  constructor() {
    super('This report was changed somewhere else in the meantime. Nothing was overwritten. Reload the page to see it.')
    this.name = 'ReportConflictError'
  }
}
