import { allowsRecording } from '@deepm/schema/rules/consent'
import type { SessionUser } from '../../lib/session.tsx'

/**
 * What somebody may do with a lesson besides reading it: a learner answers and completes; a learner whose parent has not agreed waits;
 * parents and staff look on; staff try a text that nobody keeps answers to. The server decides; this only hides what it would refuse.
 */
export type Standing = 'learning' | 'waiting' | 'watching' | 'trying'

export function standingOf(user: Pick<SessionUser, 'role' | 'consent'> | null): Standing {
  if (user?.role !== 'learner') return 'watching'
  return allowsRecording(user.consent) ? 'learning' : 'waiting'
}
