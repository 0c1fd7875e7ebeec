import type { Notice } from '../../notifications/notification.service.ts'

// In-app notifications for the parents of a child who needs consent. An account may be closed again, so the source
// contains the date.

const link = '/parent-dashboard'

export function suspendedNotice(learnerId: string, firstName: string, reason: string, at: Date): Notice {
  return {
    kind: 'accountClosed',
    source: `${learnerId}:${at.getTime()}`,
    title: `${firstName}’s account is suspended`,
    text: `${firstName} can’t sign in for now. We wrote: “${reason}” Nothing has been deleted, and your own account works as before.`,
    link,
  }
}

export function reopenedNotice(learnerId: string, firstName: string, at: Date): Notice {
  return {
    kind: 'accountClosed',
    source: `${learnerId}:open:${at.getTime()}`,
    title: `${firstName}’s account is active again`,
    text: `${firstName} can sign in again. Everything is still there.`,
    link,
  }
}
