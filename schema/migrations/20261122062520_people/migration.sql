-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'accountClosed';

-- CreateTable
CREATE TABLE "AccountClosure" (
    "userId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "closedBy" TEXT,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "reopenedBy" TEXT,
    "reopenedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccountClosure_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "StaffAccess" (
    "userId" TEXT NOT NULL,
    "invitedBy" TEXT,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffAccess_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "StaffInvitation" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "invitedBy" TEXT,
    "tokenHash" TEXT NOT NULL,
    "sentCount" INTEGER NOT NULL DEFAULT 1,
    "invitedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountClosure_reopenedAt_closedAt_idx" ON "AccountClosure"("reopenedAt", "closedAt");

-- CreateIndex
CREATE INDEX "StaffAccess_invitedBy_idx" ON "StaffAccess"("invitedBy");

-- CreateIndex
CREATE UNIQUE INDEX "StaffInvitation_email_key" ON "StaffInvitation"("email");

-- CreateIndex
CREATE UNIQUE INDEX "StaffInvitation_tokenHash_key" ON "StaffInvitation"("tokenHash");

-- CreateIndex
CREATE INDEX "StaffInvitation_invitedBy_idx" ON "StaffInvitation"("invitedBy");

-- CreateIndex
CREATE INDEX "StaffInvitation_expiresAt_idx" ON "StaffInvitation"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEntry_staffId_createdAt_idx" ON "AuditEntry"("staffId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "AccountClosure" ADD CONSTRAINT "AccountClosure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffAccess" ADD CONSTRAINT "StaffAccess_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Staff find accounts by the beginnings of words of name and address, written as the roster writes them. An index over an expression is
-- not seen by the migration engine, so it stands here alone.
CREATE INDEX "User_words_idx" ON "User" USING GIN ("RosterRow_words"("RosterRow_fold"("name"), "RosterRow_fold"("email")));
