import { check } from '@deepm/schema/rules/learning/check'
import { type LessonText, lessonText } from '@deepm/schema/rules/learning/lesson-text'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** The parts of a lesson's text, as stored in its rows. */
export const textColumns = {
  title: true,
  description: true,
  minutes: true,
  videoUrl: true,
  objectives: true,
  content: true,
  tools: true,
  sidekick: true,
  greeting: true,
  practicePrompt: true,
  practiceHint: true,
  easier: true,
  stretch: true,
  check: true,
  skills: true,
  competences: true,
  shape: true,
  facts: true,
  projectMinutes: true,
  resources: { select: { title: true, url: true, kind: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.LessonSelect

type TextRow = Prisma.LessonGetPayload<{ select: typeof textColumns }>

/** Returns the published text. */
export function textOfRow({ videoUrl, practicePrompt, practiceHint, ...row }: TextRow): LessonText {
  const practice = practicePrompt === null ? null : { prompt: practicePrompt, goodAnswer: practiceHint ?? '' }
  return { ...row, video: videoUrl, practice, check: check.parse(row.check) } as LessonText
}

/** Returns a version's text. Versions are validated when they are written, so an older one may exceed today's limits. */
export function storedText(json: unknown): LessonText {
  const known = lessonText.safeParse(json)
  return known.success ? known.data : (json as LessonText)
}

/** Columns of a lesson that contain its text; its resources are separate rows. */
export function columnsOf({ video, practice, resources: _rows, ...text }: LessonText) {
  return {
    ...text,
    videoUrl: video,
    practicePrompt: practice?.prompt ?? null,
    practiceHint: practice?.goodAnswer ?? null,
  }
}

/** Publishes a text to learners. */
export async function publishText(tx: Tx, lessonId: string, text: LessonText, more: Prisma.LessonUpdateInput): Promise<void> {
  await tx.lesson.update({ where: { id: lessonId }, data: { ...columnsOf(text), ...more }, select: { id: true } })
  await tx.lessonResource.deleteMany({ where: { lessonId } })
  await tx.lessonResource.createMany({ data: text.resources.map((it, position) => ({ ...it, lessonId, position })) })
}
