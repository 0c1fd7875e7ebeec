-- CreateTable
CREATE TABLE "DemoChange" (
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DemoChange_pkey" PRIMARY KEY ("kind","id")
);

-- The log of the demo academy's staff goes with each reset of the demo academy. The log of real staff is only ever added to, as before.
CREATE OR REPLACE FUNCTION "AuditEntry_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (OLD."isDemo" OR OLD."createdAt" < now() - interval '730 days') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
