-- CreateEnum
CREATE TYPE "LabTool" AS ENUM ('chatgpt', 'gemini', 'claude', 'dalle');

-- CreateEnum
CREATE TYPE "SafetyLevel" AS ENUM ('safe', 'warning', 'danger');

-- CreateEnum
CREATE TYPE "InteractionReportReason" AS ENUM ('unhelpful', 'wrong', 'scary', 'unkind', 'other');

-- CreateTable
CREATE TABLE "LabPrompt" (
    "id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "tool" "LabTool" NOT NULL,
    "lessonId" TEXT NOT NULL,

    CONSTRAINT "LabPrompt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "toolType" "LabTool" NOT NULL,
    "prompt" TEXT NOT NULL,
    "response" TEXT NOT NULL,
    "level" "SafetyLevel" NOT NULL,
    "reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requestKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "likedAt" TIMESTAMPTZ(3),
    "reportedAt" TIMESTAMPTZ(3),
    "reportReason" "InteractionReportReason",
    "reportNote" TEXT NOT NULL DEFAULT '',
    "reviewAskedAt" TIMESTAMPTZ(3),
    "settledAt" TIMESTAMPTZ(3),
    "staffNote" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LabDay" (
    "learnerId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL DEFAULT 0,
    "lastBeatAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LabDay_pkey" PRIMARY KEY ("learnerId","day")
);

-- CreateIndex
CREATE INDEX "LabPrompt_lessonId_idx" ON "LabPrompt"("lessonId");

-- CreateIndex
CREATE INDEX "Interaction_learnerId_createdAt_id_idx" ON "Interaction"("learnerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Interaction_createdAt_idx" ON "Interaction"("createdAt");

-- CreateIndex
CREATE INDEX "Interaction_settledAt_createdAt_idx" ON "Interaction"("settledAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Interaction_learnerId_requestKey_key" ON "Interaction"("learnerId", "requestKey");

-- CreateIndex
CREATE INDEX "LabDay_day_idx" ON "LabDay"("day");

-- AddForeignKey
ALTER TABLE "LabPrompt" ADD CONSTRAINT "LabPrompt_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interaction" ADD CONSTRAINT "Interaction_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LabDay" ADD CONSTRAINT "LabDay_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
