-- CreateEnum
CREATE TYPE "VersionOrigin" AS ENUM ('shipped', 'staff');

-- AlterTable
ALTER TABLE "Course" ADD COLUMN     "arrangement" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Folder" ADD COLUMN     "arrangement" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "requestKey" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "head" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isPublished" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "published" INTEGER DEFAULT 0,
ADD COLUMN     "requestKey" TEXT;

-- AlterTable
ALTER TABLE "Persona" ADD COLUMN     "arrangement" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "LessonVersion" (
    "lessonId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "origin" "VersionOrigin" NOT NULL,
    "text" JSONB NOT NULL,
    "changed" TEXT[],
    "authorId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishedAt" TIMESTAMPTZ(3),
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LessonVersion_pkey" PRIMARY KEY ("lessonId","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Folder_requestKey_key" ON "Folder"("requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "Lesson_requestKey_key" ON "Lesson"("requestKey");

-- AddForeignKey
ALTER TABLE "LessonVersion" ADD CONSTRAINT "LessonVersion_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;
