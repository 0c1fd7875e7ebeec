import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type LessonPlanFrontMatter,
  lessonPlanFrontMatter,
  type PlanText,
  planText,
} from '@deepm/schema/rules/learning/teaching/lesson-plan'
import matter from 'gray-matter'
import { contentDir, listFiles, numbered, parsed } from './content.ts'

/** The plan of a core lesson for a class. The web app's build shows it on a public page; nothing of it is in the database. */
export type PlanContent = LessonPlanFrontMatter & PlanText & { lessonId: string; position: number }

const coreCourse = 'courses/how-ai-works'

/**
 * Reads and validates the plans beside the core lessons: `03-my-lesson.plan.md` is the plan of `my-lesson`.
 *
 * @throws Error that names the file and the invalid field or section
 */
export function readLessonPlans(): PlanContent[] {
  return listFiles(coreCourse)
    .filter((name) => name.endsWith('.plan.md'))
    .map((name) => {
      const file = `${coreCourse}/${name}`
      const { data, content } = matter(readFileSync(path.join(contentDir, file), 'utf8'))
      const { id, position } = numbered(name.replace('.plan', ''))
      return { ...parsed(file, lessonPlanFrontMatter, data), ...sections(file, content), lessonId: id, position }
    })
}

function sections(file: string, content: string): PlanText {
  try {
    return planText(content)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
