-- CreateEnum
CREATE TYPE "LessonLevel" AS ENUM ('younger', 'middle', 'older');

-- AlterTable
ALTER TABLE "Course" ADD COLUMN     "isCore" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "today" JSONB;

-- AlterTable
ALTER TABLE "Learner" ADD COLUMN     "lessonLevel" "LessonLevel";

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "baseId" TEXT,
ADD COLUMN     "facts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "level" "LessonLevel" NOT NULL DEFAULT 'middle',
ADD COLUMN     "moduleId" TEXT,
ADD COLUMN     "projectMinutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shape" TEXT;

-- CreateIndex
CREATE INDEX "Lesson_baseId_idx" ON "Lesson"("baseId");

-- AddForeignKey
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_baseId_fkey" FOREIGN KEY ("baseId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;
