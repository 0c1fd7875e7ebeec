-- CreateEnum
CREATE TYPE "ProjectStatus" AS ENUM ('planning', 'in_progress', 'review', 'completed');

-- CreateEnum
CREATE TYPE "ShareState" AS ENUM ('waitingForParent', 'waitingForStaff', 'approved', 'declinedByParent', 'declinedByStaff', 'withdrawn');

-- CreateEnum
CREATE TYPE "ProjectReportReason" AS ENUM ('unkind', 'personal', 'unsafe', 'copied', 'other');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'shareAsked';
ALTER TYPE "NotificationKind" ADD VALUE 'shareApproved';
ALTER TYPE "NotificationKind" ADD VALUE 'shareDeclined';
ALTER TYPE "NotificationKind" ADD VALUE 'projectLiked';

-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "toolsUsed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" "ProjectStatus" NOT NULL DEFAULT 'planning',
    "statusAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "requestKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectLesson" (
    "projectId" TEXT NOT NULL,
    "lessonId" TEXT NOT NULL,

    CONSTRAINT "ProjectLesson_pkey" PRIMARY KEY ("projectId","lessonId")
);

-- CreateTable
CREATE TABLE "ShareRequest" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "toolsUsed" TEXT[],
    "state" "ShareState" NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredBy" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ShareRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectLike" (
    "projectId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "likedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectLike_pkey" PRIMARY KEY ("projectId","learnerId")
);

-- CreateTable
CREATE TABLE "ProjectReport" (
    "projectId" TEXT NOT NULL,
    "reporterId" TEXT NOT NULL,
    "reason" "ProjectReportReason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "reportedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProjectReport_pkey" PRIMARY KEY ("projectId","reporterId")
);

-- CreateIndex
CREATE INDEX "Project_learnerId_status_statusAt_id_idx" ON "Project"("learnerId", "status", "statusAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_deletedAt_idx" ON "Project"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Project_learnerId_requestKey_key" ON "Project"("learnerId", "requestKey");

-- CreateIndex
CREATE INDEX "ProjectLesson_lessonId_idx" ON "ProjectLesson"("lessonId");

-- CreateIndex
CREATE INDEX "ShareRequest_projectId_askedAt_idx" ON "ShareRequest"("projectId", "askedAt");

-- CreateIndex
CREATE INDEX "ShareRequest_state_answeredAt_idx" ON "ShareRequest"("state", "answeredAt" DESC);

-- CreateIndex
CREATE INDEX "ProjectLike_learnerId_idx" ON "ProjectLike"("learnerId");

-- CreateIndex
CREATE INDEX "ProjectReport_reporterId_idx" ON "ProjectReport"("reporterId");

-- CreateIndex
CREATE INDEX "ProjectReport_decidedAt_reportedAt_idx" ON "ProjectReport"("decidedAt", "reportedAt");

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectLesson" ADD CONSTRAINT "ProjectLesson_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectLesson" ADD CONSTRAINT "ProjectLesson_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareRequest" ADD CONSTRAINT "ShareRequest_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectLike" ADD CONSTRAINT "ProjectLike_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectLike" ADD CONSTRAINT "ProjectLike_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectReport" ADD CONSTRAINT "ProjectReport_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectReport" ADD CONSTRAINT "ProjectReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
