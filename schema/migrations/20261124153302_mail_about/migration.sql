-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "aboutId" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMail_aboutId_idx" ON "OutboxMail"("aboutId");

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_aboutId_fkey" FOREIGN KEY ("aboutId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
