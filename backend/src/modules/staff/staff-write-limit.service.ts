import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'

/** Far more than a person decides with care; far less than a stolen session would send. */
const writesPerStaff = { name: 'desk-write', max: 120, windowSeconds: 3600 }

/**
 * Counts one staff decision about families that causes an email: enrolments, memberships and consent requests together.
 *
 * @throws RateLimitedError
 */
export function countStaffWrite(context: Context, staffId: string): Promise<void> {
  return countRequest(context, writesPerStaff, staffId)
}
