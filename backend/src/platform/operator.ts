import type { Viewer } from './context.ts'

/** The administrator of the server in the audit log. No account has this id, so no one can sign in with it. */
export const operatorId = 'operator'
export const operatorName = 'Server administrator'

/** Returns the viewer of commands on the server: a staff member without an account. */
export function operatorViewer(systemUser: string): Viewer {
  return {
    userId: operatorId,
    name: `${operatorName} (${systemUser})`,
    role: 'staff',
    isDemo: false,
    joinedAt: null,
    timeZone: 'UTC',
    zoneChange: null,
    consent: null,
    settings: {},
    pause: null,
  }
}
