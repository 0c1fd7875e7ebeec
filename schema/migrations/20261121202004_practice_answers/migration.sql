-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "model" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "provider" TEXT NOT NULL DEFAULT 'practice-coach',
ADD COLUMN     "tokens" INTEGER NOT NULL DEFAULT 0;

-- What stands there was answered when it was asked.
UPDATE "Interaction" SET "answeredAt" = "createdAt";

-- AlterTable
ALTER TABLE "LabDay" ADD COLUMN     "extraMinutes" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "FamilyControls" (
    "learnerId" TEXT NOT NULL,
    "mayAskProviders" BOOLEAN,
    "isLabOn" BOOLEAN NOT NULL DEFAULT true,
    "opensLabEarly" BOOLEAN NOT NULL DEFAULT false,
    "labTools" "LabTool"[] DEFAULT ARRAY['chatgpt', 'gemini', 'claude', 'dalle']::"LabTool"[],
    "labMinutesPerDay" INTEGER NOT NULL DEFAULT 60,
    "quietFrom" INTEGER,
    "quietUntil" INTEGER,
    "mayShowProjects" BOOLEAN NOT NULL DEFAULT true,
    "pausedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FamilyControls_pkey" PRIMARY KEY ("learnerId")
);

-- CreateTable
CREATE TABLE "ProjectPrompt" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "interactionId" TEXT,
    "toolType" "LabTool" NOT NULL,
    "prompt" TEXT NOT NULL,
    "response" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProjectPrompt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProjectPrompt_interactionId_idx" ON "ProjectPrompt"("interactionId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectPrompt_projectId_interactionId_key" ON "ProjectPrompt"("projectId", "interactionId");

-- AddForeignKey
ALTER TABLE "FamilyControls" ADD CONSTRAINT "FamilyControls_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectPrompt" ADD CONSTRAINT "ProjectPrompt_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectPrompt" ADD CONSTRAINT "ProjectPrompt_interactionId_fkey" FOREIGN KEY ("interactionId") REFERENCES "Interaction"("id") ON DELETE SET NULL ON UPDATE CASCADE;
