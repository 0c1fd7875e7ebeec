-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('welcome', 'consentGranted', 'consentWithdrawn', 'achievement', 'levelUp', 'unlock', 'freezeEarned', 'freezeUsed');

-- AlterTable
ALTER TABLE "ActiveDay" ADD COLUMN     "lastBeatAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Learner" ADD COLUMN     "leaderboardOptOut" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "leaderboardPermitted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "competences" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "easier" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "greeting" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "stretch" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "source" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "link" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tip" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Tip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WeekXp" (
    "learnerId" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "xp" INTEGER NOT NULL,

    CONSTRAINT "WeekXp_pkey" PRIMARY KEY ("learnerId","week")
);

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_kind_source_key" ON "Notification"("userId", "kind", "source");

-- CreateIndex
CREATE INDEX "WeekXp_week_xp_learnerId_idx" ON "WeekXp"("week", "xp" DESC, "learnerId");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WeekXp" ADD CONSTRAINT "WeekXp_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
