-- The roster counts what learners' own screens count: completed lessons of folders that are published.
CREATE OR REPLACE FUNCTION "RosterRow_of_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "RosterRow" WHERE "learnerId" IN (SELECT "learnerId" FROM changed) ORDER BY "learnerId" FOR NO KEY UPDATE;
  UPDATE "RosterRow" r SET "completedLessons" = n.done, "lastActivityAt" = greatest(r."lastActivityAt", n.at)
  FROM (
    SELECT c."learnerId", max(greatest(c."startedAt", c."completedAt")) AS at,
      (SELECT count(*) FROM "LessonProgress" p JOIN "Lesson" s ON s.id = p."lessonId"
        WHERE p."learnerId" = c."learnerId" AND p."completedAt" IS NOT NULL AND s."folderId" IS NOT NULL AND s."isPublished") AS done
    FROM changed c GROUP BY c."learnerId") n
  WHERE r."learnerId" = n."learnerId" AND (n.done <> r."completedLessons" OR n.at > r."lastActivityAt");
  RETURN NULL;
END $$;

-- A lesson that is taken back or comes back changes the count of all who completed it.
CREATE FUNCTION "RosterRow_of_lesson"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "RosterRow" WHERE "learnerId" IN (
    SELECT "learnerId" FROM "LessonProgress" WHERE "lessonId" = NEW.id AND "completedAt" IS NOT NULL)
    ORDER BY "learnerId" FOR NO KEY UPDATE;
  UPDATE "RosterRow" r SET "completedLessons" = r."completedLessons" + CASE WHEN NEW."isPublished" THEN 1 ELSE -1 END
  FROM "LessonProgress" p WHERE p."lessonId" = NEW.id AND p."completedAt" IS NOT NULL AND p."learnerId" = r."learnerId";
  RETURN NULL;
END $$;
CREATE TRIGGER "RosterRow_lesson_changed" AFTER UPDATE ON "Lesson" FOR EACH ROW
  WHEN (NEW."folderId" IS NOT NULL AND NEW."isPublished" IS DISTINCT FROM OLD."isPublished")
  EXECUTE FUNCTION "RosterRow_of_lesson"();
