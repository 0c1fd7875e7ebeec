import { ExpectedError } from '../../../core/errors.ts'

/** What one visitor may not do for all others: the accounts of the demo academy are shared. */
export class DemoAccountError extends ExpectedError {
  readonly code = 'DEMO_ACCOUNT'
  constructor(message: string) {
    super(message)
    this.name = 'DemoAccountError'
  }
}
