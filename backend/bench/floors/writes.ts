import { type GamificationSettings, readSettings } from '@deepm/schema/rules/settings'
import { unlockDays } from '@deepm/schema/rules/unlocks'
import { type Floor, one, type Select } from './floor.ts'

// Each write is one statement, whole or not at all.

/** Keeps what a learner wants to see. */
export const updateSettings: Floor = async (select, { userId: id }, { input }) => {
  const settings = readSettings(input) satisfies GamificationSettings
  await select('settings', `UPDATE "Learner" SET settings = $2 WHERE id = $1`, [id, JSON.stringify(settings)])
  return { updateSettings: { id, settings: { ...settings, __typename: 'GamificationSettings' }, __typename: 'Learner' } }
}

/** Keeps where a film stands, of a lesson that is open to whoever asks. */
export const saveVideoPlace: Floor = async (select, { userId }, { lessonId, seconds }) => {
  const { videoSeconds } = await one(
    select<{ videoSeconds: number }>(
      'video-place',
      `INSERT INTO "LessonProgress" ("learnerId", "lessonId", "startedAt", "videoSeconds")
        SELECT $1, l.id, now(), $3::int FROM "Lesson" l WHERE l.id = $2 AND NOT EXISTS (
          SELECT 1 FROM unnest(l.prerequisites) q WHERE NOT EXISTS (SELECT 1 FROM "LessonProgress" p
            WHERE p."learnerId" = $1 AND p."lessonId" = q AND p."completedAt" IS NOT NULL))
        ON CONFLICT ("learnerId", "lessonId") DO UPDATE SET "videoSeconds" = excluded."videoSeconds" RETURNING "videoSeconds"`,
      [userId, lessonId, seconds],
    ),
  )
  return { saveVideoPlace: { __typename: 'Lesson', id: lessonId, videoSeconds } }
}

/** Likes a shown project of somebody else, who is told of the first like. */
export const likeProject: Floor = async (select, { userId }, { projectId }) => ({
  likeProject: await likedBy(
    select,
    'like',
    `changed AS (INSERT INTO "ProjectLike" ("projectId", "learnerId", "likedAt") SELECT id, $1, now() FROM shown
        ON CONFLICT DO NOTHING RETURNING 1),
      told AS (INSERT INTO "Notification" (id, "userId", kind, source, title, text, link, "createdAt")
        SELECT gen_random_uuid()::text, shown.owner, 'projectLiked', shown.id, '💛 Your first like',
          'Somebody at the academy likes “' || shown.title || '”.', '/projects', now()
        FROM shown, changed ON CONFLICT DO NOTHING)
      SELECT id, likes + (SELECT count(*)::int FROM changed) AS likes FROM shown`,
    userId,
    projectId,
    true,
  ),
})

/** Takes a like back. */
export const unlikeProject: Floor = async (select, { userId }, { projectId }) => ({
  unlikeProject: await likedBy(
    select,
    'unlike',
    `changed AS (DELETE FROM "ProjectLike" k USING shown WHERE k."projectId" = shown.id AND k."learnerId" = $1 RETURNING 1)
      SELECT id, likes - (SELECT count(*)::int FROM changed) AS likes FROM shown`,
    userId,
    projectId,
    false,
  ),
})

async function likedBy(select: Select, name: string, change: string, userId: string, projectId: unknown, isLiked: boolean) {
  const { id, likes } = await one(
    select<{ id: string; likes: number }>(
      name,
      `WITH shown AS (
        SELECT p.id, p."learnerId" AS owner, s.title,
          (SELECT count(*)::int FROM "ProjectLike" k WHERE k."projectId" = p.id) AS likes
        FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId" JOIN "Learner" l ON l.id = p."learnerId"
          JOIN "User" a ON a.id = l.id JOIN "User" v ON v.id = $1 JOIN "Learner" w ON w.id = v.id
        WHERE p.id = $2 AND s.state = 'approved' AND p."deletedAt" IS NULL AND l.consent IN ('notRequired', 'granted')
          AND a."isDemo" = v."isDemo" AND l.id <> v.id AND w."createdAt" < now() - $3::int * interval '1 day'
          AND w.consent IN ('notRequired', 'granted')
          AND NOT EXISTS (SELECT 1 FROM "FamilyControls" c WHERE c."learnerId" = l.id AND NOT c."mayShowProjects")), ${change}`,
      [userId, projectId, unlockDays.social],
    ),
  )
  return { __typename: 'ShowcaseProject', id, likes, isLiked }
}
