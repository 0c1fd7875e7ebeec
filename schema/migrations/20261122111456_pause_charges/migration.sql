-- AlterTable
ALTER TABLE "ProgrammeEnrolment" ADD COLUMN     "chargesPausedAt" TIMESTAMPTZ(3);
