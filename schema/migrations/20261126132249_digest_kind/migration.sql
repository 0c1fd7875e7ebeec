-- CreateEnum
CREATE TYPE "DigestKind" AS ENUM ('week', 'quiet', 'skipped');

-- AlterTable
ALTER TABLE "SentDigest" ADD COLUMN     "kind" "DigestKind" NOT NULL DEFAULT 'week';
