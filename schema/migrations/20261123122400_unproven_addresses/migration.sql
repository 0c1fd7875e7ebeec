-- CreateEnum
CREATE TYPE "ConsentObstacle" AS ENUM ('learnerAddress', 'staffAddress', 'familyFull');

-- AlterTable
ALTER TABLE "ConsentRequest" ADD COLUMN     "obstacle" "ConsentObstacle",
ADD COLUMN     "obstacleAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "addressLostAt" TIMESTAMPTZ(3),
ADD COLUMN     "claimedEmail" TEXT;

-- CreateTable
CREATE TABLE "ChildInvitation" (
    "id" TEXT NOT NULL,
    "parentId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "form" JSONB NOT NULL,
    "requestKey" TEXT,
    "asksGuardian" BOOLEAN NOT NULL DEFAULT false,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChildInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChildInvitation_requestKey_key" ON "ChildInvitation"("requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "ChildInvitation_tokenHash_key" ON "ChildInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "ChildInvitation_email_idx" ON "ChildInvitation"("email");

-- CreateIndex
CREATE INDEX "ChildInvitation_expiresAt_idx" ON "ChildInvitation"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ChildInvitation_parentId_email_key" ON "ChildInvitation"("parentId", "email");

-- CreateIndex
CREATE INDEX "User_claimedEmail_idx" ON "User"("claimedEmail");

-- AddForeignKey
ALTER TABLE "ChildInvitation" ADD CONSTRAINT "ChildInvitation_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Addresses that nobody confirmed become claims. Parents got here by a mailed link, staff by the server's settings or by one.
UPDATE "User" SET "emailVerified" = true WHERE role <> 'learner' AND NOT "emailVerified";
UPDATE "User" SET "claimedEmail" = email, email = 'child-' || id || '@children.invalid'
WHERE role = 'learner' AND NOT "emailVerified" AND email NOT LIKE '%@children.invalid';
