-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "reviewGranted" BOOLEAN;
