-- CreateTable
CREATE TABLE "ProjectExperiment" (
    "projectId" TEXT NOT NULL,
    "experimentId" TEXT NOT NULL,

    CONSTRAINT "ProjectExperiment_pkey" PRIMARY KEY ("projectId","experimentId")
);

-- AddForeignKey
ALTER TABLE "ProjectExperiment" ADD CONSTRAINT "ProjectExperiment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The roster follows experiments as it follows lessons.
CREATE FUNCTION "RosterRow_of_experiment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RosterRow" r SET "lastActivityAt" = e.at
  FROM (SELECT "learnerId", max("updatedAt") AS at FROM changed GROUP BY 1) e
  WHERE r."learnerId" = e."learnerId" AND e.at > r."lastActivityAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_experiment_added" AFTER INSERT ON "ExperimentAttempt"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_experiment"();
CREATE TRIGGER "RosterRow_experiment_changed" AFTER UPDATE ON "ExperimentAttempt"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_experiment"();
