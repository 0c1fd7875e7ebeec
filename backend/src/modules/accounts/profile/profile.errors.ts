import { ExpectedError } from '../../../core/errors.ts'

/** The action would affect other visitors, because the accounts of the demo academy are shared. */
export class DemoAccountError extends ExpectedError {
  readonly code = 'DEMO_ACCOUNT'
  constructor(message: string) {
    super(message)
    this.name = 'DemoAccountError'
  }
}
