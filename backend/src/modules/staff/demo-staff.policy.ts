import { DemoAccountError } from '../accounts/profile/profile.errors.ts'

/**
 * Checks who may change accounts: staff, except staff of the demo academy, whose accounts all visitors share.
 *
 * @throws DemoAccountError
 */
export function refuseDemoStaff({ isDemo }: { isDemo: boolean }): void {
  if (isDemo) {
    throw new DemoAccountError(
      'This is a demo account that every visitor shares. It can’t send emails, or change accounts, addresses or invitations.',
    )
  }
}
