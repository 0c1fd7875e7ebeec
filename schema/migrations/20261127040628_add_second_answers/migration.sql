-- CreateEnum
CREATE TYPE "ClaimOutcome" AS ENUM ('right', 'wrong', 'unknown');

-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "firstAnswerId" TEXT;

-- CreateTable
CREATE TABLE "ClaimCheck" (
    "interactionId" TEXT NOT NULL,
    "claim" TEXT NOT NULL,
    "isFromSecond" BOOLEAN NOT NULL,
    "outcome" "ClaimOutcome" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClaimCheck_pkey" PRIMARY KEY ("interactionId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Interaction_firstAnswerId_key" ON "Interaction"("firstAnswerId");

-- AddForeignKey
ALTER TABLE "ClaimCheck" ADD CONSTRAINT "ClaimCheck_interactionId_fkey" FOREIGN KEY ("interactionId") REFERENCES "Interaction"("id") ON DELETE CASCADE ON UPDATE CASCADE;
