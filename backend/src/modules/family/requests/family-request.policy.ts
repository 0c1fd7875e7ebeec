import { toolNames } from '@deepm/schema/rules/learning/tools'
import type { FamilyRequest } from '../../../generated/prisma/client.ts'

/** Returns what is asked for, as the end of a sentence: "for 15 more minutes in the lab today". */
export function describeFamilyRequest({ kind, tool, minutes }: Pick<FamilyRequest, 'kind' | 'tool' | 'minutes'>): string {
  if (kind === 'moreTime') return `for ${minutes} more minutes in the AI lab today`
  if (kind === 'tool' && tool) return `to use ${toolNames[tool]} in the AI lab`
  return 'for early access to the AI lab'
}

/** Returns the state of a request: an unanswered one past its deadline is expired. */
export function requestState({ state, expiresAt }: Pick<FamilyRequest, 'state' | 'expiresAt'>, now: Date) {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}
