import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import type { SessionUser } from '../../lib/session/session.tsx'

/**
 * What a user can do with a lesson besides reading: answer it (learners), answer it on the device (a child who waits for consent, in
 * the first lesson), wait for consent, only look (parents, staff) or try a draft (authors). The server decides; this only hides what
 * it would refuse.
 */
export type LessonAccess = 'learning' | 'onDevice' | 'waiting' | 'watching' | 'trying'

export function lessonAccessOf(user: Pick<SessionUser, 'role' | 'consent'> | null, isTrial = false): LessonAccess {
  if (user?.role !== 'learner') return 'watching'
  if (allowsRecording(user.consent)) return 'learning'
  return isTrial ? 'onDevice' : 'waiting'
}

export function canAnswer(access: LessonAccess): boolean {
  return access !== 'waiting' && access !== 'watching'
}
