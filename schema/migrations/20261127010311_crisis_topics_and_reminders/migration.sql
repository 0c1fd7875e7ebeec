-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "crisisTopics" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "openedAt" TIMESTAMPTZ(3),
ADD COLUMN     "openedBy" TEXT,
ADD COLUMN     "remindedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reminders" INTEGER NOT NULL DEFAULT 0;

-- Staff are not reminded of crises from before. A decided one was opened at the latest when it was decided.
UPDATE "Interaction" SET "reminders" = 2, "openedAt" = "settledAt", "openedBy" = "settledBy" WHERE 'crisis' = ANY(reasons);
