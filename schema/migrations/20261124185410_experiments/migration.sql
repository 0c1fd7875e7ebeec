-- AlterEnum
ALTER TYPE "XpReason" ADD VALUE 'experiment';

-- AlterTable
ALTER TABLE "ActiveDay" ADD COLUMN     "activities" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ExperimentAttempt" (
    "learnerId" TEXT NOT NULL,
    "experimentId" TEXT NOT NULL,
    "lessonId" TEXT,
    "missions" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "reachedAt" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "evidence" JSONB NOT NULL DEFAULT '{}',
    "state" JSONB,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExperimentAttempt_pkey" PRIMARY KEY ("learnerId","experimentId")
);

-- CreateIndex
CREATE INDEX "ExperimentAttempt_lessonId_idx" ON "ExperimentAttempt"("lessonId");

-- AddForeignKey
ALTER TABLE "ExperimentAttempt" ADD CONSTRAINT "ExperimentAttempt_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExperimentAttempt" ADD CONSTRAINT "ExperimentAttempt_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Lessons that were completed before this column, by the learner's current time zone.
UPDATE "ActiveDay" d SET activities = done.lessons
  FROM (
    SELECT p."learnerId", to_char(p."completedAt" AT TIME ZONE u."timeZone", 'YYYY-MM-DD') AS day, count(*)::int AS lessons
    FROM "LessonProgress" p JOIN "User" u ON u.id = p."learnerId" WHERE p."completedAt" IS NOT NULL GROUP BY 1, 2) done
  WHERE done."learnerId" = d."learnerId" AND done.day = d.day;
