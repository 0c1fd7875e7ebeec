import type { GamificationSettings } from '../accounts/settings.ts'
import type { Feature } from '../rewards/unlocks.ts'

type Frequency = GamificationSettings['notificationFrequency']

/** Notification kinds and the lowest frequency that includes each. Account notifications are always sent. */
export const notificationKinds = {
  welcome: 'low',
  consentGranted: 'low',
  consentWithdrawn: 'low',
  familyLink: 'low',
  familyAsked: 'low',
  familyAnswered: 'low',
  staffAnswered: 'low',
  enrolment: 'low',
  accountClosed: 'low',
  achievement: 'medium',
  levelUp: 'medium',
  unlock: 'medium',
  shareAsked: 'medium',
  shareApproved: 'medium',
  shareDeclined: 'medium',
  projectLiked: 'medium',
  freezeEarned: 'high',
  freezeUsed: 'high',
} as const satisfies Record<string, Frequency>

export type NotificationKind = keyof typeof notificationKinds

const order: readonly Frequency[] = ['low', 'medium', 'high']

/** Returns the notification kinds enabled by these settings. */
export function enabledKinds(settings: GamificationSettings): NotificationKind[] {
  const { notificationFrequency, showBadges, showStreaks } = settings
  const isShown: Partial<Record<NotificationKind, boolean>> = {
    achievement: showBadges,
    freezeEarned: showStreaks,
    freezeUsed: showStreaks,
  }
  const kinds = Object.keys(notificationKinds) as NotificationKind[]
  return kinds.filter(
    (kind) => order.indexOf(notificationKinds[kind]) <= order.indexOf(notificationFrequency) && isShown[kind] !== false,
  )
}

/** Features whose unlock is not announced, because the learner switched them off. */
export function silencedUnlocks({ showBadges, showCompetitive, showLeaderboards }: GamificationSettings): Feature[] {
  return [
    ...(showBadges ? [] : ['achievements' as const]),
    ...(showCompetitive && showLeaderboards ? [] : ['competitive' as const]),
  ]
}
