import type { Context } from '../../context.ts'
import { countRequest } from '../identity/rate-limit.service.ts'

/** Far more than a person decides with care; far less than a stolen session would send. */
const writesPerStaff = { name: 'desk-write', max: 120, windowSeconds: 3600 }

/**
 * Counts one decision of staff about families that is mailed to them: enrolments, memberships and questions about consent together.
 *
 * @throws RateLimitedError
 */
export function countDeskWrite(context: Context, staffId: string): Promise<void> {
  return countRequest(context, writesPerStaff, staffId)
}
