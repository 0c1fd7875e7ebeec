-- AlterTable
ALTER TABLE "NewsItem" ADD COLUMN     "readCount" INTEGER NOT NULL DEFAULT 0;
