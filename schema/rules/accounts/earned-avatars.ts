import { type AvatarId, type EarnedAvatarId, earnedAvatarIds } from './avatars.ts'

/** How learners earn a picture: with this achievement of backend/content/achievements.yaml. An earned one is never taken back. */
export const earnedAvatars: Record<EarnedAvatarId, { achievementId: string; howTo: string }> = {
  raccoon: { achievementId: 'first-steps', howTo: 'Complete your first lesson.' },
  octopus: { achievementId: 'first-mission', howTo: 'Reach the goal of one mission in an experiment.' },
  submarine: { achievementId: 'folder-finisher', howTo: 'Complete every lesson in one folder.' },
  'space-cat': { achievementId: 'ai-explorer', howTo: 'Collect 75 AI Fundamentals points in lessons.' },
  turtle: { achievementId: 'safety-expert', howTo: 'Collect 75 Digital Safety points in lessons.' },
  snail: { achievementId: 'streak-seven', howTo: 'Learn on seven days in a row.' },
  'paper-dragon': { achievementId: 'mission-runner', howTo: 'Reach 15 missions in the experiments.' },
  phoenix: { achievementId: 'path-pioneer', howTo: 'Complete one whole path.' },
}

/** Ids of the achievements that come with a picture. */
export const avatarAchievementIds = earnedAvatarIds.map((id) => earnedAvatars[id].achievementId)

/** Returns the picture that comes with an achievement; `null` if none does. */
export function avatarOfAchievement(achievementId: string): EarnedAvatarId | null {
  return earnedAvatarIds.find((id) => earnedAvatars[id].achievementId === achievementId) ?? null
}

/** Returns the achievement that earns a picture; `null` for a picture that everyone can choose. */
export function achievementOfAvatar(id: AvatarId): string | null {
  const earnedId = earnedAvatarIds.find((it) => it === id)
  return earnedId ? earnedAvatars[earnedId].achievementId : null
}
