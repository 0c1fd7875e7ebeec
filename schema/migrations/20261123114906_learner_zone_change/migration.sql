-- AlterTable
ALTER TABLE "Learner" ADD COLUMN     "zoneChangeDay" TEXT,
ADD COLUMN     "zoneChangeEndsAt" TIMESTAMPTZ(3),
ADD COLUMN     "zoneChangeFrom" TEXT;
