import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'

// Demo staff can change the catalogue outside production. Each change stores the rows before and after it, for the nightly reset.

const kinds = ['path', 'folder', 'course', 'lesson'] as const
type Kind = (typeof kinds)[number]

type Row = { id: string }
type Lesson = Prisma.LessonGetPayload<{ include: typeof lessonParts }>
/** Every row that staff can change, by kind and id. */
export type Catalogue = Record<Kind, ReadonlyMap<string, Row>>

const lessonParts = {
  resources: { orderBy: { position: 'asc' } },
  versions: { select: { number: true, isWaiting: true, publishedAt: true }, orderBy: { number: 'asc' } },
} as const satisfies Prisma.LessonInclude

/** Reads all parts of the catalogue that staff can change. */
export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const byId = <T extends Row>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
  return {
    path: byId(await tx.persona.findMany()),
    folder: byId(await tx.folder.findMany()),
    course: byId(await tx.course.findMany()),
    lesson: byId(await tx.lesson.findMany({ include: lessonParts })),
  }
}

/** Stores the differences to `before`, which was read in the same transaction. The first state of a row is kept until the reset. */
export async function recordDemoChanges(tx: Tx, before: Catalogue, changedAt: Date): Promise<void> {
  const now = await readCatalogue(tx)
  for (const kind of kinds) {
    for (const [id, row] of now[kind]) {
      const was = before[kind].get(id)
      if (asText(was) === asText(row)) continue
      const after = asJson(row)
      await tx.demoChange.upsert({
        where: { kind_id: { kind, id } },
        create: { kind, id, before: was ? asJson(was) : Prisma.JsonNull, after, changedAt },
        update: { after, changedAt },
      })
    }
  }
}

/** Records that demo staff published or dismissed a news draft. */
export async function recordDemoDraft(tx: Tx, id: string, changedAt: Date): Promise<void> {
  await tx.demoChange.createMany({
    data: { kind: 'newsDraft', id, before: Prisma.JsonNull, after: Prisma.JsonNull, changedAt },
    skipDuplicates: true,
  })
}

/**
 * Reverts the changes of demo staff to the catalogue and the news. Later changes by other users are kept. A lesson made by demo staff that
 * real learners have opened is kept as well, but unpublished.
 *
 * @returns whether there was a change to revert
 */
export async function revertDemoChanges(tx: Tx): Promise<boolean> {
  const changes = await tx.demoChange.findMany({ orderBy: { changedAt: 'asc' } })
  if (changes.length === 0) return false
  const now = await readCatalogue(tx)
  // A lesson may be in a folder that was made with it, so lessons are reverted first.
  for (const kind of ['lesson', 'folder', 'course', 'path'] as const) {
    for (const { id, before, after } of changes.filter((it) => it.kind === kind)) {
      const row = now[kind].get(id)
      if (row && isSame(row, after)) await revert(tx, kind, id, before)
    }
  }
  const drafts = changes.filter(({ kind }) => kind === 'newsDraft').map(({ id }) => id)
  await tx.newsItem.deleteMany({ where: { id: { in: drafts } } })
  await tx.newsDraft.updateMany({ where: { id: { in: drafts } }, data: { status: 'waiting', newsItemId: null } })
  await tx.demoChange.deleteMany()
  return true
}

async function revert(tx: Tx, kind: Kind, id: string, before: Prisma.JsonValue): Promise<void> {
  const where = { id }
  if (kind === 'lesson') await (before ? restoreLesson(tx, id, before as unknown as Lesson) : removeLesson(tx, id))
  else if (kind === 'folder' && !before) await tx.folder.deleteMany({ where: { id, lessons: { none: {} } } })
  else if (kind === 'folder') await tx.folder.update({ where, data: before as Prisma.FolderUncheckedUpdateInput })
  else if (kind === 'course') await tx.course.update({ where, data: before as Prisma.CourseUncheckedUpdateInput })
  else await tx.persona.update({ where, data: before as Prisma.PersonaUncheckedUpdateInput })
}

async function restoreLesson(tx: Tx, lessonId: string, { resources, versions, ...row }: Lesson): Promise<void> {
  await tx.lesson.update({ where: { id: lessonId }, data: row as Prisma.LessonUncheckedUpdateInput })
  await tx.lessonResource.deleteMany({ where: { lessonId } })
  await tx.lessonResource.createMany({ data: resources })
  await tx.lessonVersion.deleteMany({ where: { lessonId, number: { notIn: versions.map(({ number }) => number) } } })
  for (const { number, ...state } of versions) {
    await tx.lessonVersion.update({ where: { lessonId_number: { lessonId, number } }, data: state })
  }
}

/** A lesson created by demo staff. */
async function removeLesson(tx: Tx, id: string): Promise<void> {
  const learner = { user: { isDemo: false } }
  const removed = await tx.lesson.deleteMany({
    where: {
      id,
      progress: { none: { learner } },
      checkAnswers: { none: { learner } },
      projects: { none: { project: { learner } } },
    },
  })
  if (removed.count === 0) await tx.lesson.update({ where: { id }, data: { isPublished: false } })
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

function asJson(row: Row): Prisma.InputJsonValue {
  return JSON.parse(asText(row)) as Prisma.InputJsonValue
}

/** PostgreSQL does not keep the order of JSON keys. */
function isSame(row: Row, kept: Prisma.JsonValue): boolean {
  return asText(sorted(asJson(row))) === asText(sorted(kept))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
