import { changedParts, type LessonText } from '@deepm/schema/rules/lesson-text'
import type { Tx } from '../database/open.ts'
import { columnsOf, storedText } from '../modules/learning/lesson-text.service.ts'
import type { Content, LessonContent } from './content.ts'

// Paths, courses and lessons. What staff wrote or arranged is theirs: a shipped text for it arrives as a version beside it, and a shipped
// order not at all. What they deleted stays deleted.

/** What staff changed, by id. */
type Ours = {
  /** The moment of this edition, in an academy that has learners already. */
  newSince: Date | null
  /** Versions that staff work on. */
  heads: ReadonlyMap<string, number>
  reworded: ReadonlySet<string>
  /** Paths, folders and courses whose order is theirs. */
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
    // What comes with a later edition is new to the learners who are there.
    newSince: (await tx.learner.findFirst({ select: { id: true } })) ? new Date() : null,
    heads: new Map(lessons.map(({ id, head }) => [id, head])),
    reworded: new Set(folders.filter((it) => it.revision > 0).map(({ id }) => id)),
    arranged: new Set([...folders.filter((it) => it.arrangement > 0), ...paths, ...courses].map(({ id }) => id)),
  }
}

/** Where something stands among others: what is new in an order of staff's comes last. */
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
  for (const { id, modules, lessons, videos, ...course } of courses) {
    const data = { ...course, videoCount: videos ?? null }
    await tx.course.upsert({ where: { id }, create: { id, ...data }, update: data })
    await tx.courseModule.deleteMany({ where: { courseId: id } })
    await tx.courseModule.createMany({ data: modules.map((module, position) => ({ ...module, courseId: id, position })) })
    for (const lesson of lessons) await seedLesson(tx, lesson, { courseId: id }, id, ours)
  }
}

type Place = { folderId: string } | { courseId: string }

async function seedLesson(tx: Tx, lesson: LessonContent, place: Place, placeId: string, ours: Ours): Promise<void> {
  const { id } = lesson
  const text = textOf(lesson)
  if (ours.heads.has(id)) return offerShipped(tx, id, text)
  const position = positionIn(ours, placeId, lesson.position)
  const data = { ...columnsOf(text), ...place, prerequisites: lesson.prerequisites }
  await tx.lesson.upsert({
    where: { id },
    create: { id, ...data, ...position.create, publishedAt: ours.newSince },
    update: { ...data, ...position.update },
  })
  await tx.lessonResource.deleteMany({ where: { lessonId: id } })
  await tx.lessonResource.createMany({ data: text.resources.map((it, at) => ({ ...it, lessonId: id, position: at })) })
}

export function textOf({ id: _id, position: _at, prerequisites: _before, body, video, ...rest }: LessonContent): LessonText {
  return { ...rest, content: body, video: video ?? null }
}

/** Puts a shipped text beside what staff made of the lesson, once, if it is another than the one that shipped before. */
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
  // Only the newest is worth a look.
  await tx.lessonVersion.updateMany({ where: { lessonId, isWaiting: true }, data: { isWaiting: false } })
  const number = (versions[0]?.number ?? 0) + 1
  await tx.lessonVersion.create({ data: { lessonId, number, origin: 'shipped', text, changed, isWaiting: true } })
}
