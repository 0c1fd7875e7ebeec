-- CreateEnum
CREATE TYPE "FamilyRequestKind" AS ENUM ('moreTime', 'tool', 'openLab');

-- CreateEnum
CREATE TYPE "FamilyRequestState" AS ENUM ('open', 'approved', 'declined');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'familyLink';
ALTER TYPE "NotificationKind" ADD VALUE 'familyAsked';
ALTER TYPE "NotificationKind" ADD VALUE 'familyAnswered';

-- AlterTable
ALTER TABLE "ConsentRequest" ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "FamilyRequest" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "kind" "FamilyRequestKind" NOT NULL,
    "tool" "LabTool",
    "minutes" INTEGER,
    "day" TEXT,
    "state" "FamilyRequestState" NOT NULL DEFAULT 'open',
    "openKey" TEXT,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),
    "answeredBy" TEXT,

    CONSTRAINT "FamilyRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FamilyRequest_learnerId_askedAt_idx" ON "FamilyRequest"("learnerId", "askedAt");

-- CreateIndex
CREATE INDEX "FamilyRequest_askedAt_idx" ON "FamilyRequest"("askedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FamilyRequest_learnerId_openKey_key" ON "FamilyRequest"("learnerId", "openKey");

-- CreateIndex
CREATE INDEX "ConsentRequest_confirmedAt_answeredAt_idx" ON "ConsentRequest"("confirmedAt", "answeredAt");

-- AddForeignKey
ALTER TABLE "FamilyRequest" ADD CONSTRAINT "FamilyRequest_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever said yes more than a week ago has lived with it, and a mail to confirm it would only be a surprise.
UPDATE "ConsentRequest" SET "confirmedAt" = "answeredAt" WHERE "answeredAt" < now() - interval '7 days';
