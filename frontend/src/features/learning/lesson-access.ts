import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import type { SessionUser } from '../../lib/session/session.tsx'

/**
 * What somebody may do with a lesson besides reading it: a learner answers and completes; a learner whose parent has not agreed waits;
 * parents and staff look on; staff try a text that nobody keeps answers to. The server decides; this only hides what it would refuse.
 */
export type LessonAccess = 'learning' | 'waiting' | 'watching' | 'trying'

export function lessonAccessOf(user: Pick<SessionUser, 'role' | 'consent'> | null): LessonAccess {
  if (user?.role !== 'learner') return 'watching'
  return allowsRecording(user.consent) ? 'learning' : 'waiting'
}
