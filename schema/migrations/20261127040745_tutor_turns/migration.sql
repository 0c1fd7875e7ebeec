-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "lessonId" TEXT,
ADD COLUMN     "step" INTEGER;

-- CreateIndex
CREATE INDEX "Interaction_lessonId_idx" ON "Interaction"("lessonId");

-- AddForeignKey
ALTER TABLE "Interaction" ADD CONSTRAINT "Interaction_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE SET NULL ON UPDATE CASCADE;
