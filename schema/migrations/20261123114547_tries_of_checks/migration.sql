-- AlterTable
ALTER TABLE "CheckAnswer" ADD COLUMN     "dayEndsAt" TIMESTAMPTZ(3),
ADD COLUMN     "dayTries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "helpedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "CheckDay" (
    "learnerId" TEXT NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "answers" INTEGER NOT NULL,
    "wrong" INTEGER NOT NULL,
    "firstTries" INTEGER NOT NULL,

    CONSTRAINT "CheckDay_pkey" PRIMARY KEY ("learnerId")
);

-- AddForeignKey
ALTER TABLE "CheckDay" ADD CONSTRAINT "CheckDay_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
