-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "publishedAt" TIMESTAMPTZ(3);

-- Lessons that staff wrote themselves were new to the learners who were there when they were first published.
UPDATE "Lesson" l SET "publishedAt" = v.at
FROM (
  SELECT "lessonId", min("publishedAt") AS at FROM "LessonVersion" GROUP BY "lessonId" HAVING bool_and(origin = 'staff')
) v
WHERE v."lessonId" = l.id AND l.head > 0 AND v.at IS NOT NULL;
