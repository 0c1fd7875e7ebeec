import { DemoAccountError } from '../identity/profile.errors.ts'

/**
 * Who may change anything about people: staff, but nobody of the demo academy, whose accounts every visitor shares and whose staff is
 * whoever typed a name.
 *
 * @throws DemoAccountError
 */
export function expectOwnPeople({ isDemo }: { isDemo: boolean }): void {
  if (isDemo) {
    throw new DemoAccountError(
      'This is a demo account, which every visitor shares. It mails nobody, and no account, address or invitation changes by it.',
    )
  }
}
