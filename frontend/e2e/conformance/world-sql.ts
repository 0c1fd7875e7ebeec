import type { Who } from './world.ts'

/** Days since signup around every feature unlock by account age. */
export const ages = [6, 7, 13, 14, 20, 21, 29, 30] as const

const children: Who[] = ['day13', 'day14', 'day20', 'day21']

/** Returns SQL for states that would take weeks: confirmed addresses, account ages, a completed path, and news of today. */
export function worldSql(emailOf: (who: Who) => string): string {
  const id = (who: Who) => `(SELECT id FROM "User" WHERE email = '${emailOf(who)}')`
  const joinedBefore = (who: Who, days: number) =>
    `UPDATE "Learner" SET "createdAt" = now() - interval '${days} days 1 hour' WHERE id = ${id(who)};
     UPDATE "User" SET "createdAt" = now() - interval '${days} days 1 hour' WHERE id = ${id(who)};`
  const lessons = `SELECT ${id('graduate')}, lesson.id, now(), now() FROM "Lesson" lesson`
  return `
    UPDATE "User" SET email = "claimedEmail", "emailVerified" = true, "claimedEmail" = NULL
      WHERE "claimedEmail" IS NOT NULL AND "claimedEmail" <> '${emailOf('child')}';
    ${ages.map((days) => joinedBefore(`day${days}`, days)).join('\n')}
    ${joinedBefore('maker', 40)}
    ${joinedBefore('graduate', 40)}
    INSERT INTO "LessonProgress" ("learnerId", "lessonId", "startedAt", "completedAt")
      ${lessons} LEFT JOIN "Folder" folder ON folder.id = lesson."folderId"
      WHERE folder."personaId" = 'campaigner' OR lesson."courseId" = 'chatgpt' OR lesson.id IN ('pizza-photo', 'gemini-basics', 'nine-brains');
    INSERT INTO "LearnerAchievement" ("learnerId", "achievementId") VALUES (${id('graduate')}, 'academy-graduate');
    UPDATE "User" SET role = 'parent' WHERE id = ${id('guardian')};
    DELETE FROM "Learner" WHERE id = ${id('guardian')};
    UPDATE "Learner" SET "learningGoals" = '{Make pictures,Write better}' WHERE id = ${id('day13')};
    UPDATE "Learner" SET "selectedPersona" = 'writer' WHERE id = ${id('day14')};
    INSERT INTO "Guardianship" ("parentId", "learnerId")
      SELECT ${id('guardian')}, id FROM "User" WHERE email IN (${children.map((who) => `'${emailOf(who)}'`).join(', ')});
    INSERT INTO "NewsItem" (id, title, summary, "whyItMatters", "tryThis", area, "isBreaking", "publishedAt") VALUES
      ('of-today', 'A machine learns to say that it does not know', 'It says so.', 'One can trust it more.', 'Ask it.', 'text', true, now()),
      ('of-yesterday', 'A picture says who drew it', 'It says so.', 'One can ask.', 'Look at one.', 'image', false, now() - interval '1 day');`
}
