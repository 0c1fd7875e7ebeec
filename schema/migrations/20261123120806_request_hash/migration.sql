-- AlterTable
ALTER TABLE "Folder" ADD COLUMN     "requestHash" TEXT;

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "requestHash" TEXT;

-- AlterTable
ALTER TABLE "ProgrammeEnrolment" ADD COLUMN     "requestHash" TEXT;

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "requestHash" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "signupHash" TEXT;
