-- AlterEnum
ALTER TYPE "ConsentObstacle" ADD VALUE 'closedAccount';
