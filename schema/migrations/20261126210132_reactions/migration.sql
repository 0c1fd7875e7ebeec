-- CreateEnum
CREATE TYPE "ProjectReaction" AS ENUM ('greatIdea', 'wellMade', 'madeMeSmile', 'wantToTry');

-- Likes so far become "Well made", which says the least beyond praise. So do those that the previous version of the server stores while
-- both run.
-- AlterTable
ALTER TABLE "ProjectLike" ADD COLUMN     "reaction" "ProjectReaction" NOT NULL DEFAULT 'wellMade';
