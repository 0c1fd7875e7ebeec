import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../database/open.ts'
import { type Content, type LessonContent, readContent, readNews } from './content.ts'
import { seedDemo } from './demo.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { readLab, seedDemoLab, seedLab } from './lab.ts'
import { seedNews } from './news.ts'

/**
 * Brings the shipped content into the database, the demo academy where it is wanted, and the first staff. Repeating it changes
 * nothing; the caller lets one process do it at a time.
 */
export async function seed(db: Db, config: Pick<Config, 'demo' | 'staffEmails'>): Promise<void> {
  await seedContent(db, readContent())
  await seedNews(db, readNews())
  await seedLab(db, readLab())
  if (config.demo) {
    await seedDemo(db, new Date())
    await seedDemoProjects(db, new Date())
    await seedDemoLab(db, new Date())
  }
  for (const email of config.staffEmails) {
    await db.user.upsert({
      where: { email },
      create: { id: randomUUID(), email, firstName: 'Staff', lastName: '', name: 'Staff', role: 'staff' },
      update: {},
    })
  }
}

/** Rows whose text vanished from the content stay: learners may have completed them. */
export async function seedContent(db: Db, content: Content): Promise<void> {
  const edition = await db.contentEdition.findUnique({ where: { name: 'content' } })
  if (edition?.digest === content.digest) return
  await db.$transaction(
    async (tx) => {
      await seedPaths(tx, content)
      await seedCourses(tx, content)
      for (const [position, { id, ...data }] of content.achievements.entries()) {
        await tx.achievement.upsert({ where: { id }, create: { id, position, ...data }, update: { position, ...data } })
      }
      for (const [position, { id, text }] of content.tips.entries()) {
        await tx.tip.upsert({ where: { id }, create: { id, position, text }, update: { position, text } })
      }
      const mark = { digest: content.digest, seededAt: new Date() }
      await tx.contentEdition.upsert({ where: { name: 'content' }, create: { name: 'content', ...mark }, update: mark })
    },
    { timeout: 120_000 },
  )
}

async function seedPaths(tx: Tx, { paths }: Content): Promise<void> {
  for (const { id, folders, ...persona } of paths) {
    const data = {
      name: persona.name,
      position: persona.position,
      icon: persona.icon,
      skills: persona.skills,
      description: persona.description,
    }
    await tx.persona.upsert({ where: { id }, create: { id, ...data }, update: data })
    for (const { id: folderId, lessons, ...folder } of folders) {
      const row = { ...folder, personaId: id }
      await tx.folder.upsert({ where: { id: folderId }, create: { id: folderId, ...row }, update: row })
      for (const lesson of lessons) await seedLesson(tx, lesson, { folderId })
    }
  }
}

async function seedLesson(tx: Tx, lesson: LessonContent, place: { folderId: string } | { courseId: string }): Promise<void> {
  const { id, body, practice, resources, video, ...rest } = lesson
  const data = {
    ...rest,
    ...place,
    content: body,
    videoUrl: video ?? null,
    practicePrompt: practice.prompt,
    practiceHint: practice.goodAnswer,
  }
  await tx.lesson.upsert({ where: { id }, create: { id, ...data }, update: data })
  await tx.lessonResource.deleteMany({ where: { lessonId: id } })
  await tx.lessonResource.createMany({ data: resources.map((resource, position) => ({ ...resource, lessonId: id, position })) })
}

async function seedCourses(tx: Tx, { courses }: Content): Promise<void> {
  for (const { id, modules, lessons, videos, ...course } of courses) {
    const data = { ...course, videoCount: videos ?? null }
    await tx.course.upsert({ where: { id }, create: { id, ...data }, update: data })
    await tx.courseModule.deleteMany({ where: { courseId: id } })
    await tx.courseModule.createMany({ data: modules.map((module, position) => ({ ...module, courseId: id, position })) })
    for (const lesson of lessons) await seedLesson(tx, lesson, { courseId: id })
  }
}
