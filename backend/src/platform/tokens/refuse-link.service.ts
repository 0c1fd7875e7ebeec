import type { Context } from '../context.ts'
import { failedLinksPerNetwork } from '../rate-limit/network-limits.service.ts'
import { countRequest } from '../rate-limit/rate-limit.service.ts'
import { LinkExpiredError } from './link-expired.error.ts'

/**
 * Refuses the token of an emailed link. Only refused tokens count against the limit of the network.
 *
 * @throws LinkExpiredError, RateLimitedError after too many invalid tokens
 */
export async function refuseLink(context: Context): Promise<never> {
  await countRequest(context, failedLinksPerNetwork, context.ip)
  throw new LinkExpiredError()
}
