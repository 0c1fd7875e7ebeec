-- CreateEnum
CREATE TYPE "EnrolmentStatus" AS ENUM ('open', 'paid', 'failed', 'cancelled');

-- CreateTable
CREATE TABLE "ProgrammeEnrolment" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "programme" TEXT NOT NULL,
    "status" "EnrolmentStatus" NOT NULL DEFAULT 'open',
    "provider" TEXT NOT NULL,
    "providerSession" TEXT,
    "openFor" TEXT,
    "amountCents" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProgrammeEnrolment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ProgrammeEnrolment_providerSession_key" ON "ProgrammeEnrolment"("providerSession");

-- CreateIndex
CREATE UNIQUE INDEX "ProgrammeEnrolment_openFor_key" ON "ProgrammeEnrolment"("openFor");

-- CreateIndex
CREATE INDEX "ProgrammeEnrolment_userId_createdAt_idx" ON "ProgrammeEnrolment"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "ProgrammeEnrolment" ADD CONSTRAINT "ProgrammeEnrolment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
