-- CreateTable
CREATE TABLE "FigureSheet" (
    "report" TEXT NOT NULL,
    "isDemo" BOOLEAN NOT NULL,
    "asOf" TIMESTAMPTZ(3) NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "FigureSheet_pkey" PRIMARY KEY ("report","isDemo")
);
