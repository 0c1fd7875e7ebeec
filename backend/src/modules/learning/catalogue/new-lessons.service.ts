import { Prisma } from '../../../generated/prisma/client.ts'

// The rule of schema/rules/learning/progress in SQL, for reads over many learners. The aliases refer to a "Lesson" and a "Learner".

/** Returns whether the lesson existed when the learner joined. */
export function existedAtSignupSql(lesson: Prisma.Sql, learner: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${lesson}."publishedAt" IS NULL OR ${lesson}."publishedAt" <= ${learner}."createdAt")`
}

/** Returns whether the lesson counts for the learner's progress: it is not new, or it is completed. */
export function countsForProgressSql(lesson: Prisma.Sql, learner: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${existedAtSignupSql(lesson, learner)} OR EXISTS (SELECT FROM "LessonProgress" counted
    WHERE counted."lessonId" = ${lesson}.id AND counted."learnerId" = ${learner}.id AND counted."completedAt" IS NOT NULL))`
}
