-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'staffAnswered';

-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "careNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "settledAs" TEXT,
ADD COLUMN     "settledBy" TEXT;

-- AlterTable
ALTER TABLE "ProjectReport" ADD COLUMN     "decidedAs" TEXT,
ADD COLUMN     "decidedBy" TEXT;

-- What staff had looked at before was decided, so that a later report does not open it as a crisis again.
UPDATE "Interaction" SET "settledAs" = CASE
    WHEN 'crisis' = ANY(reasons) THEN 'attended'
    WHEN "reviewGranted" THEN 'granted'
    WHEN NOT "reviewGranted" THEN 'refused'
    ELSE 'corrected' END
  WHERE "settledAt" IS NOT NULL;

-- Nearly everything in the lab waits for nobody. This holds the rest; the queue asks with the same words.
CREATE INDEX "Interaction_waiting_idx" ON "Interaction" ("createdAt")
  WHERE "settledAt" IS NULL AND (level = 'danger' OR "reportedAt" IS NOT NULL);
