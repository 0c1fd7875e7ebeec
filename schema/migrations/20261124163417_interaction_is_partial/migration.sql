-- AlterTable
ALTER TABLE "Interaction" ADD COLUMN     "isPartial" BOOLEAN NOT NULL DEFAULT false;
