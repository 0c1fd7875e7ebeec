-- AlterEnum
ALTER TYPE "EnrolmentStatus" ADD VALUE 'waiting';
ALTER TYPE "EnrolmentStatus" ADD VALUE 'declined';

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'enrolment';

-- DropIndex
DROP INDEX "GuideLead_requestedAt_idx";

-- DropIndex
DROP INDEX "Learner_consent_createdAt_idx";

-- AlterTable
ALTER TABLE "ProgrammeEnrolment" ADD COLUMN     "decidedAt" TIMESTAMPTZ(3),
ADD COLUMN     "decidedBy" TEXT,
ADD COLUMN     "requestKey" TEXT,
ADD COLUMN     "waitsFor" TEXT,
ADD COLUMN     "word" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "GuideLead_requestedAt_id_idx" ON "GuideLead"("requestedAt", "id");

-- CreateIndex
CREATE INDEX "Learner_consent_createdAt_id_idx" ON "Learner"("consent", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProgrammeEnrolment_waitsFor_key" ON "ProgrammeEnrolment"("waitsFor");

-- CreateIndex
CREATE UNIQUE INDEX "ProgrammeEnrolment_requestKey_key" ON "ProgrammeEnrolment"("requestKey");

-- CreateIndex
CREATE INDEX "ProgrammeEnrolment_createdAt_id_idx" ON "ProgrammeEnrolment"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ProgrammeEnrolment_status_createdAt_id_idx" ON "ProgrammeEnrolment"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Subscriber_createdAt_id_idx" ON "Subscriber"("createdAt", "id");

-- Staff search for beginnings of addresses, whatever the collation, and page through addresses of one state. The migration engine does
-- not see indexes over expressions; left-address.service.ts has to say them in the same words.
CREATE INDEX "GuideLead_email_beginning_idx" ON "GuideLead" (lower("email") text_pattern_ops);
CREATE INDEX "Subscriber_email_beginning_idx" ON "Subscriber" (lower("email") text_pattern_ops);
CREATE INDEX "Subscriber_state_idx" ON "Subscriber" ((CASE
  WHEN "unsubscribedAt" IS NOT NULL THEN 'unsubscribed' WHEN "confirmedAt" IS NOT NULL THEN 'mayBeMailed' ELSE 'unconfirmed' END), "createdAt", "id");
