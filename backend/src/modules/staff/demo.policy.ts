import { DemoStaffError } from './staff.errors.ts'

/**
 * Staff of the demo academy, whose account is open to every visitor, change nothing that reaches real people.
 *
 * @throws DemoStaffError
 */
export function refuseDemo({ isDemo }: { isDemo: boolean }): void {
  if (isDemo) throw new DemoStaffError()
}
