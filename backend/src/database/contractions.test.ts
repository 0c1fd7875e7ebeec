import { describe, expect, it } from 'vitest'
import { contractions } from './contractions.ts'

describe('contractions', () => {
  it.each([
    'DROP TABLE "Lesson"',
    'DROP TYPE "Role"',
    'TRUNCATE "Lesson"',
    'ALTER TABLE "Lesson" DROP COLUMN "title"',
    'ALTER TABLE "Lesson" ADD COLUMN "a" TEXT,\n  DROP COLUMN "title"',
    'ALTER TABLE "Lesson" RENAME TO "Unit"',
    'ALTER TABLE "Lesson" RENAME COLUMN "a" TO "b"',
    `ALTER TYPE "Role" RENAME VALUE 'staff' TO 'team'`,
    'ALTER TABLE "Lesson" ALTER COLUMN "title" SET NOT NULL',
    'ALTER TABLE "Lesson" ALTER COLUMN "title" DROP DEFAULT',
    'ALTER TABLE "Lesson" ALTER COLUMN "title" SET DATA TYPE VARCHAR(10)',
    'ALTER TABLE "Lesson" ADD COLUMN "title" TEXT NOT NULL',
    `ALTER TABLE "Lesson" ADD COLUMN "a" TEXT NOT NULL DEFAULT '',\nADD COLUMN "b" INTEGER NOT NULL`,
    'ALTER TABLE "Lesson" ADD CONSTRAINT "short" CHECK (length(title) < 10)',
    'CREATE UNIQUE INDEX "Lesson_title_key" ON "Lesson"("title")',
  ])('finds %s', (sql) => {
    expect(contractions(`-- A comment.\n${sql};\nCREATE INDEX i ON "Lesson"("id");`)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "Unit" ("id" TEXT NOT NULL, CONSTRAINT "Unit_pkey" PRIMARY KEY ("id")); DROP TABLE "Unit"; ALTER TABLE "Unit" RENAME TO "U"',
    `ALTER TABLE "Lesson" ADD COLUMN "a" TEXT NOT NULL DEFAULT '', ADD COLUMN "b" TEXT`,
    'ALTER TABLE "Lesson" ADD COLUMN "key" TEXT; CREATE UNIQUE INDEX "Lesson_key" ON "Lesson"("id", "key")',
    'ALTER TABLE "Lesson" ALTER COLUMN "title" DROP NOT NULL, DROP CONSTRAINT "short"',
    `ALTER TYPE "Role" ADD VALUE 'guest'`,
    'DROP INDEX "i"; DROP TRIGGER t ON "Lesson"; CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ BEGIN DROP TABLE x; END $$ LANGUAGE plpgsql',
    `INSERT INTO "Tip" VALUES ('DROP TABLE; it''s a text'); -- DROP TABLE "Lesson"`,
    'ALTER TABLE "Lesson" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "User"("id") ON DELETE SET NULL',
  ])('allows %s', (sql) => {
    expect(contractions(sql)).toEqual([])
  })
})
