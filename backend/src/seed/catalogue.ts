import { changedParts, type LessonText } from '@deepm/schema/rules/learning/lesson-text'
import type { Tx } from '../database/open.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { columnsOf, storedText } from '../modules/learning/lesson-text.service.ts'
import type { Content, LessonContent } from './content.ts'
import { durationOf, videoCountOf } from './course-figures.ts'

// Paths, courses and lessons. Content that staff wrote or reordered is kept: a shipped text for it becomes an additional version, and a
// shipped order is ignored. Content that staff deleted stays deleted.

/** Ids of content that staff changed. */
type Ours = {
  /** Publication date of this edition, in an academy that already has learners. */
  newSince: Date | null
  /** Versions that staff work on. */
  heads: ReadonlyMap<string, number>
  reworded: ReadonlySet<string>
  /** Paths, folders and courses whose order staff changed. */
  arranged: ReadonlySet<string>
}

export async function seedCatalogue(tx: Tx, content: Content): Promise<void> {
  const ours = await readOurs(tx)
  await seedPaths(tx, content, ours)
  await seedCourses(tx, content, ours)
}

async function readOurs(tx: Tx): Promise<Ours> {
  const arranged = { arrangement: { gt: 0 } }
  const lessons = await tx.lesson.findMany({ where: { head: { gt: 0 } }, select: { id: true, head: true } })
  const folders = await tx.folder.findMany({
    where: { OR: [{ revision: { gt: 0 } }, arranged] },
    select: { id: true, revision: true, arrangement: true },
  })
  const paths = await tx.persona.findMany({ where: arranged, select: { id: true } })
  const courses = await tx.course.findMany({ where: arranged, select: { id: true } })
  return {
    // Content of a later edition is new to existing learners.
    newSince: (await tx.learner.findFirst({ select: { id: true } })) ? new Date() : null,
    heads: new Map(lessons.map(({ id, head }) => [id, head])),
    reworded: new Set(folders.filter((it) => it.revision > 0).map(({ id }) => id)),
    arranged: new Set([...folders.filter((it) => it.arrangement > 0), ...paths, ...courses].map(({ id }) => id)),
  }
}

/** Returns the position among siblings: in an order set by staff, new content comes last. */
function positionIn(ours: Ours, place: string, position: number) {
  return ours.arranged.has(place)
    ? { create: { position: 1000 + position }, update: {} }
    : { create: { position }, update: { position } }
}

async function seedPaths(tx: Tx, { paths }: Content, ours: Ours): Promise<void> {
  for (const { id, folders, ...persona } of paths) {
    const data = {
      name: persona.name,
      position: persona.position,
      icon: persona.icon,
      skills: persona.skills,
      description: persona.description,
    }
    await tx.persona.upsert({ where: { id }, create: { id, ...data }, update: data })
    for (const { id: folderId, lessons, position, ...words } of folders) {
      const place = positionIn(ours, id, position)
      await tx.folder.upsert({
        where: { id: folderId },
        create: { id: folderId, personaId: id, ...words, ...place.create },
        update: { personaId: id, ...(!ours.reworded.has(folderId) && words), ...place.update },
      })
      for (const lesson of lessons) await seedLesson(tx, lesson, { folderId }, folderId, ours)
    }
  }
}

async function seedCourses(tx: Tx, { courses }: Content, ours: Ours): Promise<void> {
  for (const { id, modules, lessons, today, ...course } of courses) {
    const data = { ...course, duration: durationOf(lessons), today: today ?? Prisma.DbNull, videoCount: videoCountOf(lessons) }
    await tx.course.upsert({ where: { id }, create: { id, ...data }, update: data })
    await tx.courseModule.deleteMany({ where: { courseId: id } })
    await tx.courseModule.createMany({ data: modules.map((module, position) => ({ ...module, courseId: id, position })) })
    for (const lesson of lessons) await seedLesson(tx, lesson, { courseId: id }, id, ours)
  }
}

type Place = { folderId: string } | { courseId: string }

async function seedLesson(tx: Tx, lesson: LessonContent, place: Place, placeId: string, ours: Ours): Promise<void> {
  const { id } = lesson
  const text = lessonTextOf(lesson)
  if (ours.heads.has(id)) return offerShipped(tx, id, text)
  const position = positionIn(ours, placeId, lesson.position)
  const { prerequisites, level, baseId, module } = lesson
  const data = { ...columnsOf(text), ...place, prerequisites, level, baseId, moduleId: module ?? null }
  await tx.lesson.upsert({
    where: { id },
    create: { id, ...data, ...position.create, publishedAt: ours.newSince },
    update: { ...data, ...position.update },
  })
  await tx.lessonResource.deleteMany({ where: { lessonId: id } })
  await tx.lessonResource.createMany({ data: text.resources.map((it, at) => ({ ...it, lessonId: id, position: at })) })
}

export function lessonTextOf({
  id: _id,
  position: _at,
  prerequisites: _before,
  level: _level,
  baseId: _base,
  module: _module,
  body,
  video,
  projectMinutes,
  ...rest
}: LessonContent): LessonText {
  return { ...rest, content: body, video: video ?? null, projectMinutes: projectMinutes ?? 0 }
}

/** Adds a shipped text as a version of a lesson changed by staff, once, if it differs from the previously shipped text. */
async function offerShipped(tx: Tx, lessonId: string, text: LessonText): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Lesson" WHERE id = ${lessonId} FOR NO KEY UPDATE`
  const versions = await tx.lessonVersion.findMany({
    where: { lessonId },
    select: { number: true, origin: true, text: true },
    orderBy: { number: 'desc' },
  })
  const before = versions.find(({ origin }) => origin === 'shipped')
  const changed = before ? changedParts(storedText(before.text), text) : []
  if (before && changed.length === 0) return
  // Only the newest shipped text is offered.
  await tx.lessonVersion.updateMany({ where: { lessonId, isWaiting: true }, data: { isWaiting: false } })
  const number = (versions[0]?.number ?? 0) + 1
  await tx.lessonVersion.create({ data: { lessonId, number, origin: 'shipped', text, changed, isWaiting: true } })
}
