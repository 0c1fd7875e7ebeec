-- CreateEnum
CREATE TYPE "AvatarColour" AS ENUM ('cream', 'sand', 'violet', 'coral', 'amber', 'teal');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "avatarColour" "AvatarColour";
