import type { Config } from '../../../config/config.ts'
import type { Role } from '../../../generated/prisma/enums.ts'

type Session = { role: Role; isDemo: boolean; hasFactor: boolean; isVerified: boolean }

/**
 * Whether a session has to prove or set up a second factor before it may do anything else. Only staff have one. Demo staff, an account
 * that visitors share, are exempt outside production; in production nobody signs in to it.
 */
export function isFactorPending(config: Config, { role, isDemo, hasFactor, isVerified }: Session): boolean {
  if (role !== 'staff' || config.staffSecondFactor === 'off') return false
  if (isDemo && config.mode !== 'production') return false
  return hasFactor ? !isVerified : config.staffSecondFactor === 'required'
}
