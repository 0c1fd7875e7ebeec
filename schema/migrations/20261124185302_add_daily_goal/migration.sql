-- AlterTable
ALTER TABLE "Learner" ADD COLUMN     "dailyGoalMinutes" INTEGER NOT NULL DEFAULT 10;
