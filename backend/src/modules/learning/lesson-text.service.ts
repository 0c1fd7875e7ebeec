import { check } from '@deepm/schema/rules/check'
import { type LessonText, lessonText } from '@deepm/schema/rules/lesson-text'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** What a text is made of, as the rows of a lesson hold it. */
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
  resources: { select: { title: true, url: true, kind: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.LessonSelect

type TextRow = Prisma.LessonGetPayload<{ select: typeof textColumns }>

/** The text that learners read now. */
export function textOfRow({ videoUrl, practicePrompt, practiceHint, ...row }: TextRow): LessonText {
  const practice = practicePrompt === null ? null : { prompt: practicePrompt, goodAnswer: practiceHint ?? '' }
  return { ...row, video: videoUrl, practice, check: check.parse(row.check) } as LessonText
}

/** A version's text. Versions are checked when they are written, so an older one may hold what today's limits refuse. */
export function storedText(json: unknown): LessonText {
  const known = lessonText.safeParse(json)
  return known.success ? known.data : (json as LessonText)
}

/** Columns of a lesson that hold a text; its resources are rows of their own. */
export function columnsOf({ video, practice, resources: _rows, ...text }: LessonText) {
  return {
    ...text,
    videoUrl: video,
    practicePrompt: practice?.prompt ?? null,
    practiceHint: practice?.goodAnswer ?? null,
  }
}

/** Makes a text the one that learners read. */
export async function publishText(tx: Tx, lessonId: string, text: LessonText, more: Prisma.LessonUpdateInput): Promise<void> {
  await tx.lesson.update({ where: { id: lessonId }, data: { ...columnsOf(text), ...more }, select: { id: true } })
  await tx.lessonResource.deleteMany({ where: { lessonId } })
  await tx.lessonResource.createMany({ data: text.resources.map((it, position) => ({ ...it, lessonId, position })) })
}
