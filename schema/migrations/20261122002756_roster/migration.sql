-- CreateTable
CREATE TABLE "RosterRow" (
    "learnerId" TEXT NOT NULL,
    "isDemo" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "personaId" TEXT,
    "bornAt" TIMESTAMPTZ(3) NOT NULL,
    "enrolledAt" TIMESTAMPTZ(3) NOT NULL,
    "lastActivityAt" TIMESTAMPTZ(3) NOT NULL,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "completedLessons" INTEGER NOT NULL DEFAULT 0,
    "projects" INTEGER NOT NULL DEFAULT 0,
    "awaitsConsent" BOOLEAN NOT NULL DEFAULT false,
    "safetyScore" INTEGER NOT NULL DEFAULT 100,
    "flagged" INTEGER NOT NULL DEFAULT 0,
    "openFlags" INTEGER NOT NULL DEFAULT 0,
    "safetyDueAt" TIMESTAMPTZ(3),

    CONSTRAINT "RosterRow_pkey" PRIMARY KEY ("learnerId")
);

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_name_learnerId_idx" ON "RosterRow"("isDemo", "name", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_enrolledAt_learnerId_idx" ON "RosterRow"("isDemo", "enrolledAt", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_lastActivityAt_learnerId_idx" ON "RosterRow"("isDemo", "lastActivityAt", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_xp_learnerId_idx" ON "RosterRow"("isDemo", "xp", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_completedLessons_learnerId_idx" ON "RosterRow"("isDemo", "completedLessons", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_isDemo_safetyScore_learnerId_idx" ON "RosterRow"("isDemo", "safetyScore", "learnerId");

-- CreateIndex
CREATE INDEX "RosterRow_safetyDueAt_idx" ON "RosterRow"("safetyDueAt");

-- AddForeignKey
ALTER TABLE "RosterRow" ADD CONSTRAINT "RosterRow_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "Learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How the roster writes names: in lower case and without accents, so that "zoe" finds Zoë and sorts beside her.
CREATE FUNCTION "RosterRow_fold"(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

-- The words a row is found by. What is searched for is the beginning of such words.
CREATE FUNCTION "RosterRow_words"(name text, email text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(name || ' ' || email, '[[:space:][:punct:]]+'), ''))
$$;
CREATE INDEX "RosterRow_words_idx" ON "RosterRow" USING GIN ("RosterRow_words"("name", "email"));

-- The roster follows its sources, whoever writes them. Each function takes the rows that one statement changed, and holds the roster's
-- rows first, so that what it counts afterwards includes whatever it had to wait for.

CREATE FUNCTION "RosterRow_add"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RosterRow" ("learnerId", "isDemo", name, email, "personaId", "bornAt", "enrolledAt", "lastActivityAt", xp, "awaitsConsent")
  SELECT l.id, u."isDemo", "RosterRow_fold"(u.name), "RosterRow_fold"(u.email), l."selectedPersona",
    l."createdAt" - make_interval(years => l."ageAtSignup"), l."createdAt", l."createdAt", l.xp, l.consent = 'pending'
  FROM changed l JOIN "User" u ON u.id = l.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_add" AFTER INSERT ON "Learner"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_add"();

CREATE FUNCTION "RosterRow_of_learner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RosterRow" r SET "personaId" = l."selectedPersona", "bornAt" = l."createdAt" - make_interval(years => l."ageAtSignup"),
    "enrolledAt" = l."createdAt", "lastActivityAt" = greatest(r."lastActivityAt", l."createdAt"), xp = l.xp,
    "awaitsConsent" = l.consent = 'pending'
  FROM changed l WHERE r."learnerId" = l.id AND (r."personaId", r."enrolledAt", r.xp, r."awaitsConsent", r."bornAt") IS DISTINCT FROM
    (l."selectedPersona", l."createdAt", l.xp, l.consent = 'pending', l."createdAt" - make_interval(years => l."ageAtSignup"));
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_of_learner" AFTER UPDATE ON "Learner"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_learner"();

CREATE FUNCTION "RosterRow_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RosterRow" r SET "isDemo" = u."isDemo", name = "RosterRow_fold"(u.name), email = "RosterRow_fold"(u.email)
  FROM changed u WHERE r."learnerId" = u.id
    AND (r."isDemo", r.name, r.email) IS DISTINCT FROM (u."isDemo", "RosterRow_fold"(u.name), "RosterRow_fold"(u.email));
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_of_user" AFTER UPDATE ON "User"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_user"();

CREATE FUNCTION "RosterRow_of_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RosterRow" r SET "lastActivityAt" = d.at
  FROM (SELECT "learnerId", max("lastBeatAt") AS at FROM changed GROUP BY 1) d
  WHERE r."learnerId" = d."learnerId" AND d.at > r."lastActivityAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_day_added" AFTER INSERT ON "ActiveDay"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_day"();
CREATE TRIGGER "RosterRow_day_changed" AFTER UPDATE ON "ActiveDay"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_day"();

CREATE FUNCTION "RosterRow_of_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "RosterRow" WHERE "learnerId" IN (SELECT "learnerId" FROM changed) ORDER BY "learnerId" FOR NO KEY UPDATE;
  UPDATE "RosterRow" r SET "completedLessons" = n.done, "lastActivityAt" = greatest(r."lastActivityAt", n.at)
  FROM (
    SELECT c."learnerId", max(greatest(c."startedAt", c."completedAt")) AS at,
      (SELECT count(*) FROM "LessonProgress" p JOIN "Lesson" s ON s.id = p."lessonId"
        WHERE p."learnerId" = c."learnerId" AND p."completedAt" IS NOT NULL AND s."folderId" IS NOT NULL) AS done
    FROM changed c GROUP BY c."learnerId") n
  WHERE r."learnerId" = n."learnerId" AND (n.done <> r."completedLessons" OR n.at > r."lastActivityAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_progress_added" AFTER INSERT ON "LessonProgress"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_progress"();
CREATE TRIGGER "RosterRow_progress_changed" AFTER UPDATE ON "LessonProgress"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_progress"();
CREATE TRIGGER "RosterRow_progress_gone" AFTER DELETE ON "LessonProgress"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_progress"();

CREATE FUNCTION "RosterRow_of_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "RosterRow" WHERE "learnerId" IN (SELECT "learnerId" FROM changed) ORDER BY "learnerId" FOR NO KEY UPDATE;
  UPDATE "RosterRow" r SET projects = n.made, "lastActivityAt" = greatest(r."lastActivityAt", n.at)
  FROM (
    SELECT c."learnerId", max(c."statusAt") AS at,
      (SELECT count(*) FROM "Project" p WHERE p."learnerId" = c."learnerId" AND p."deletedAt" IS NULL) AS made
    FROM changed c GROUP BY c."learnerId") n
  WHERE r."learnerId" = n."learnerId" AND (n.made <> r.projects OR n.at > r."lastActivityAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_project_added" AFTER INSERT ON "Project"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_project"();
CREATE TRIGGER "RosterRow_project_changed" AFTER UPDATE ON "Project"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_project"();
CREATE TRIGGER "RosterRow_project_gone" AFTER DELETE ON "Project"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_project"();

-- The safety score has its formula in schema/rules alone, so here it is only marked as due, where the prompts can change it.
CREATE FUNCTION "RosterRow_of_interaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "RosterRow" WHERE "learnerId" IN (SELECT "learnerId" FROM changed) ORDER BY "learnerId" FOR NO KEY UPDATE;
  UPDATE "RosterRow" r SET "openFlags" = n.open, "lastActivityAt" = greatest(r."lastActivityAt", n.at),
    "safetyDueAt" = CASE WHEN n."isMarked" OR r.flagged > 0 THEN 'epoch' ELSE r."safetyDueAt" END
  FROM (
    SELECT c."learnerId", max(c."createdAt") FILTER (WHERE c."answeredAt" IS NOT NULL) AS at, bool_or(c.reasons <> '{}') AS "isMarked",
      (SELECT count(*) FROM "Interaction" i
        WHERE i."learnerId" = c."learnerId" AND i."answeredAt" IS NOT NULL AND i."settledAt" IS NULL
          AND ('crisis' = ANY(i.reasons) OR i."reportedAt" IS NOT NULL OR i."reviewAskedAt" IS NOT NULL)) AS open
    FROM changed c GROUP BY c."learnerId") n
  WHERE r."learnerId" = n."learnerId" AND (n.open <> r."openFlags" OR n.at > r."lastActivityAt" OR n."isMarked" OR r.flagged > 0);
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_interaction_added" AFTER INSERT ON "Interaction"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_interaction"();
CREATE TRIGGER "RosterRow_interaction_changed" AFTER UPDATE ON "Interaction"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_interaction"();
CREATE TRIGGER "RosterRow_interaction_gone" AFTER DELETE ON "Interaction"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "RosterRow_of_interaction"();

-- Learners who are here already: a change that changes nothing makes the triggers count them.
INSERT INTO "RosterRow" ("learnerId", "isDemo", name, email, "personaId", "bornAt", "enrolledAt", "lastActivityAt", xp, "awaitsConsent")
SELECT l.id, u."isDemo", "RosterRow_fold"(u.name), "RosterRow_fold"(u.email), l."selectedPersona",
  l."createdAt" - make_interval(years => l."ageAtSignup"), l."createdAt", l."createdAt", l.xp, l.consent = 'pending'
FROM "Learner" l JOIN "User" u ON u.id = l.id;
UPDATE "ActiveDay" SET "minutes" = "minutes";
UPDATE "LessonProgress" SET "videoSeconds" = "videoSeconds";
UPDATE "Project" SET "version" = "version";
UPDATE "Interaction" SET "tokens" = "tokens";
