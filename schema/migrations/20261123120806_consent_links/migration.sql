-- CreateTable
CREATE TABLE "ConsentLink" (
    "tokenHash" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "canAnswer" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConsentLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "ConsentLink_requestId_idx" ON "ConsentLink"("requestId");

-- AddForeignKey
ALTER TABLE "ConsentLink" ADD CONSTRAINT "ConsentLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ConsentRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
