import type { Config } from '../../../config/config.ts'
import type { Role } from '../../../generated/prisma/enums.ts'

type Session = { role: Role; isDemo: boolean; hasFactor: boolean; isVerified: boolean }

/**
 * Returns whether a session must verify or set up a second factor before it can do anything else. Only staff have one.
 * The shared demo staff account is exempt outside production; in production it cannot sign in.
 */
export function isFactorPending(config: Config, { role, isDemo, hasFactor, isVerified }: Session): boolean {
  if (role !== 'staff' || config.staffSecondFactor === 'off') return false
  if (isDemo && config.mode !== 'production') return false
  return hasFactor ? !isVerified : config.staffSecondFactor === 'required'
}
