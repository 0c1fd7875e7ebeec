-- CreateEnum
CREATE TYPE "MailChoice" AS ENUM ('off', 'weekly', 'important');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailChoice" "MailChoice" NOT NULL DEFAULT 'important';

-- CreateTable
CREATE TABLE "SentDigest" (
    "userId" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SentDigest_pkey" PRIMARY KEY ("userId","week")
);

-- CreateIndex
CREATE INDEX "SentDigest_sentAt_idx" ON "SentDigest"("sentAt");

-- AddForeignKey
ALTER TABLE "SentDigest" ADD CONSTRAINT "SentDigest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
