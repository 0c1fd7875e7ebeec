-- AlterTable
ALTER TABLE "FamilyControls" ADD COLUMN     "mayMakePictures" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "InteractionPicture" (
    "interactionId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "mediaType" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "expectation" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "InteractionPicture_pkey" PRIMARY KEY ("interactionId")
);

-- AddForeignKey
ALTER TABLE "InteractionPicture" ADD CONSTRAINT "InteractionPicture_interactionId_fkey" FOREIGN KEY ("interactionId") REFERENCES "Interaction"("id") ON DELETE CASCADE ON UPDATE CASCADE;
