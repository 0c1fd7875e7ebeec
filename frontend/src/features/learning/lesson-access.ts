import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import type { SessionUser } from '../../lib/session/session.tsx'

/**
 * What a user can do with a lesson besides reading: answer it (learners), wait for consent (learners without it), only look
 * (parents, staff) or try a draft (authors). The server decides; this only hides what it would refuse.
 */
export type LessonAccess = 'learning' | 'waiting' | 'watching' | 'trying'

export function lessonAccessOf(user: Pick<SessionUser, 'role' | 'consent'> | null): LessonAccess {
  if (user?.role !== 'learner') return 'watching'
  return allowsRecording(user.consent) ? 'learning' : 'waiting'
}
