-- CreateTable
CREATE TABLE "GuardianInvitation" (
    "id" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GuardianInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "GuardianInvitation_tokenHash_key" ON "GuardianInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "GuardianInvitation_parentId_idx" ON "GuardianInvitation"("parentId");

-- CreateIndex
CREATE INDEX "GuardianInvitation_email_idx" ON "GuardianInvitation"("email");

-- CreateIndex
CREATE INDEX "GuardianInvitation_expiresAt_idx" ON "GuardianInvitation"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "GuardianInvitation_learnerId_email_key" ON "GuardianInvitation"("learnerId", "email");

-- AddForeignKey
ALTER TABLE "GuardianInvitation" ADD CONSTRAINT "GuardianInvitation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuardianInvitation" ADD CONSTRAINT "GuardianInvitation_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
