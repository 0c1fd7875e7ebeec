import { ExpectedError } from '../core/errors.ts'

/** The analysis of a text timed out. Nothing was stored or returned; the request can be repeated. */
export class AnalysisTimeoutError extends ExpectedError {
  readonly code = 'ANALYSIS_TIMEOUT'
  constructor() {
    super('We could not check your text in time, so nothing was sent. Try again in a moment. A shorter text is checked faster.')
    this.name = 'AnalysisTimeoutError'
  }
}
