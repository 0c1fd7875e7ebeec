import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { z } from '@deepm/schema/rules/forms/zod'
import '@deepm/schema/rules/forms/zod-with-messages'
import { competences } from '@deepm/schema/rules/learning/ai-literacy'
import { lessonFrontMatter } from '@deepm/schema/rules/learning/lesson-content'
import { lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { notesBlocks } from '@deepm/schema/rules/learning/notes'
import { answerKey } from '@deepm/schema/rules/learning/teaching/answer-key'
import {
  type LessonPlan,
  type LessonPlanEntry,
  lessonPlanFrontMatter,
  planText,
} from '@deepm/schema/rules/learning/teaching/lesson-plan'
import matter from 'gray-matter'

/** The files of the core course; a plan is beside the levels of its lesson. */
export const courseFolder = path.resolve(import.meta.dirname, '../../backend/content/courses/how-ai-works')

/** Reads all plans with the answers from the checks of their lessons. */
export function readLessonPlans(): LessonPlan[] {
  return readdirSync(courseFolder)
    .filter((name) => name.endsWith('.plan.md'))
    .sort()
    .map((name) => {
      const file = name.replace(/\.plan\.md$/, '')
      const [, position, id = ''] = /^(\d\d)-(.+)$/.exec(file) ?? []
      const { content, ...front } = read(name, lessonPlanFrontMatter)
      const levels = lessonLevels.map(({ id: level }) => ({
        level,
        ...read(level === 'middle' ? `${file}.md` : `${file}.${level}.md`, lessonFrontMatter),
      }))
      const taught = new Set(levels.flatMap((it) => it.competences))
      const used = levels.flatMap((it) => notesBlocks(it.content)).flatMap((it) => (it.kind === 'experiment' ? [it.use.id] : []))
      return {
        ...front,
        ...planText(content),
        id,
        position: Number(position),
        lesson: levels.find(({ level }) => level === 'middle')?.title ?? '',
        competences: competences.filter((it) => taught.has(it.id)).map(({ name }) => name),
        furtherExperiments: [...new Set(used)].filter((it) => !experiments[it].isPublic).map((it) => experiments[it].title),
        levels: levels.map(({ level, title, check }) => ({ level, lesson: title, answers: answerKey(check) })),
      }
    })
}

/** Returns the part of a plan that a list shows. */
export function entryOf({ id, position, lesson, topic, summary, experiment }: LessonPlan): LessonPlanEntry {
  return { id, position, lesson, topic, summary, ...(experiment && { experiment }) }
}

function read<T>(name: string, schema: z.ZodMiniType<T>): T & { content: string } {
  const { data, content } = matter(readFileSync(path.join(courseFolder, name), 'utf8'))
  const result = schema.safeParse(data)
  if (!result.success) throw new Error(`${name}: ${result.error.message}`)
  return { ...result.data, content }
}
