-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "staffName" TEXT NOT NULL,
    "isDemo" BOOLEAN NOT NULL,
    "action" TEXT NOT NULL,
    "subjectIds" TEXT[],
    "detail" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_isDemo_createdAt_id_idx" ON "AuditEntry"("isDemo", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectIds_idx" ON "AuditEntry" USING GIN ("subjectIds");

-- The log is only ever added to. What is past its time (schema/rules/audit) may be erased.
CREATE FUNCTION "AuditEntry_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."createdAt" < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
CREATE TRIGGER "AuditEntry_keep" BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION "AuditEntry_keep"();
CREATE TRIGGER "AuditEntry_keep_all" BEFORE TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION "AuditEntry_keep"();
