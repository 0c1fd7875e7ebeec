-- Lessons name the competences of the final AI literacy framework. Each one of the draft gets the id of the final one that covers it.
CREATE TEMPORARY TABLE renamed (old TEXT PRIMARY KEY, new TEXT NOT NULL);
INSERT INTO renamed VALUES
  ('engage-limits', 'engage-explain'),
  ('create-explain', 'engage-explain'),
  ('manage-direct', 'create-feedback'),
  ('manage-delegate', 'manage-split'),
  ('manage-rules', 'manage-monitor'),
  ('design-purpose', 'shape-improve'),
  ('design-compare', 'manage-choose'),
  ('design-data', 'shape-data'),
  ('design-evaluate', 'shape-evaluate'),
  ('design-describe', 'shape-understand');

UPDATE "Lesson" SET competences =
  (SELECT array_agg(DISTINCT COALESCE(r.new, c.id)) FROM unnest(competences) c(id) LEFT JOIN renamed r ON r.old = c.id)
WHERE competences && (SELECT array_agg(old) FROM renamed);

UPDATE "LessonVersion" SET text = jsonb_set(text, '{competences}',
  (SELECT jsonb_agg(DISTINCT COALESCE(r.new, c.id))
   FROM jsonb_array_elements_text(text->'competences') c(id) LEFT JOIN renamed r ON r.old = c.id))
WHERE text->'competences' ?| (SELECT array_agg(old) FROM renamed);

DROP TABLE renamed;
