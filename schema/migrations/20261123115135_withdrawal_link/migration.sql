-- AlterTable
ALTER TABLE "ConsentRequest" ADD COLUMN     "withdrawalHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ConsentRequest_withdrawalHash_key" ON "ConsentRequest"("withdrawalHash");
