-- CreateEnum
CREATE TYPE "NewsArea" AS ENUM ('text', 'image', 'video', 'general');

-- CreateEnum
CREATE TYPE "NewsDraftStatus" AS ENUM ('waiting', 'published', 'dismissed');

-- CreateTable
CREATE TABLE "NewsItem" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "whyItMatters" TEXT NOT NULL,
    "tryThis" TEXT NOT NULL,
    "area" "NewsArea" NOT NULL,
    "isBreaking" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,
    "isShipped" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "NewsItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsSource" (
    "id" TEXT NOT NULL,
    "newsItemId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "NewsSource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsDraft" (
    "id" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "feed" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ(3),
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "NewsDraftStatus" NOT NULL DEFAULT 'waiting',
    "newsItemId" TEXT,

    CONSTRAINT "NewsDraft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NewsItem_publishedAt_idx" ON "NewsItem"("publishedAt");

-- CreateIndex
CREATE INDEX "NewsItem_area_publishedAt_idx" ON "NewsItem"("area", "publishedAt");

-- CreateIndex
CREATE INDEX "NewsSource_url_idx" ON "NewsSource"("url");

-- CreateIndex
CREATE UNIQUE INDEX "NewsSource_newsItemId_position_key" ON "NewsSource"("newsItemId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "NewsDraft_link_key" ON "NewsDraft"("link");

-- CreateIndex
CREATE UNIQUE INDEX "NewsDraft_newsItemId_key" ON "NewsDraft"("newsItemId");

-- CreateIndex
CREATE INDEX "NewsDraft_status_fetchedAt_idx" ON "NewsDraft"("status", "fetchedAt");

-- AddForeignKey
ALTER TABLE "NewsSource" ADD CONSTRAINT "NewsSource_newsItemId_fkey" FOREIGN KEY ("newsItemId") REFERENCES "NewsItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsDraft" ADD CONSTRAINT "NewsDraft_newsItemId_fkey" FOREIGN KEY ("newsItemId") REFERENCES "NewsItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
