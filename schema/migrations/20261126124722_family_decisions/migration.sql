-- CreateTable
CREATE TABLE "FamilyDecision" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "parentId" TEXT,
    "text" TEXT NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FamilyDecision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FamilyDecision_learnerId_decidedAt_idx" ON "FamilyDecision"("learnerId", "decidedAt" DESC);

-- CreateIndex
CREATE INDEX "FamilyDecision_parentId_idx" ON "FamilyDecision"("parentId");

-- CreateIndex
CREATE INDEX "FamilyDecision_decidedAt_idx" ON "FamilyDecision"("decidedAt");

-- AddForeignKey
ALTER TABLE "FamilyDecision" ADD CONSTRAINT "FamilyDecision_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyDecision" ADD CONSTRAINT "FamilyDecision_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
