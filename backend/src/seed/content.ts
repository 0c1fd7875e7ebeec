import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import {
  courseFrontMatter,
  folderFrontMatter,
  lessonFrontMatter,
  pathFrontMatter,
} from '@deepm/schema/rules/learning/lesson-content'
import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
import { notesProblem } from '@deepm/schema/rules/learning/notes-problems'
import { newsContent } from '@deepm/schema/rules/news/news-forms'
import { achievementRule } from '@deepm/schema/rules/rewards/achievements'
import matter from 'gray-matter'
import { parse as parseYaml } from 'yaml'

export const contentDir = path.resolve(import.meta.dirname, '../../content')

const achievement = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  xpReward: z.int().check(z.gte(50), z.lte(1500)),
  rarity: z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']),
  category: z.enum(['learning', 'streak', 'social', 'creative']),
  rule: achievementRule,
})

const tip = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  text: z.string().check(z.minLength(60), z.maxLength(200)),
})

export type LessonContent = z.infer<typeof lessonFrontMatter> & {
  id: string
  position: number
  body: string
  level: LessonLevel
  /** Id of the same lesson for ages 11 to 13; null for that one. */
  baseId: string | null
}
type FolderContent = { id: string; position: number; title: string; description: string; lessons: LessonContent[] }
type PathContent = z.infer<typeof pathFrontMatter> & { id: string; description: string; folders: FolderContent[] }
type CourseContent = z.infer<typeof courseFrontMatter> & { id: string; description: string; lessons: LessonContent[] }
export type Content = {
  paths: PathContent[]
  courses: CourseContent[]
  achievements: z.infer<typeof achievement>[]
  tips: z.infer<typeof tip>[]
  /** Changes with any of the files. */
  digest: string
}
/** News has its own edition: a new story does not make courses new. */
export type News = { items: z.infer<typeof newsContent>[]; digest: string }

/**
 * Reads and validates the academy's own texts. Ids and order come from file names: `02-my-lesson.md` is lesson `my-lesson`, second in its
 * folder.
 *
 * @throws Error that names the file and the invalid field
 */
export function readContent(): Content {
  const seen = createHash('sha256')
  const text = (file: string) => {
    const source = readFileSync(path.join(contentDir, file), 'utf8')
    seen.update(file).update(source)
    return source
  }
  const read = <T>(file: string, schema: z.ZodMiniType<T>): T & { body: string } => {
    const { data, content } = matter(text(file))
    return { ...parsed(file, schema, data), body: content.trim() }
  }

  const lessonsIn = (dir: string, besides: string): LessonContent[] =>
    listFiles(dir)
      .filter((name) => name !== besides && !isPlan(name))
      .map((name) => ({ ...checkedNotes(`${dir}/${name}`, read(`${dir}/${name}`, lessonFrontMatter)), ...lessonName(name) }))

  const folder = (dir: string, personaId: string): FolderContent => {
    const { title, body } = read(`${dir}/folder.md`, folderFrontMatter)
    const { id, position } = numbered(path.basename(dir))
    return { id: `${personaId}-${id}`, position, title, description: body, lessons: lessonsIn(dir, 'folder.md') }
  }

  const paths = listFiles('paths').map((id): PathContent => {
    const { body, ...front } = read(`paths/${id}/path.md`, pathFrontMatter)
    const dirs = listFiles(`paths/${id}`).filter((name) => name !== 'path.md')
    return { ...front, id, description: body, folders: inSequence(dirs.map((name) => folder(`paths/${id}/${name}`, id))) }
  })
  const courses = listFiles('courses').map((id): CourseContent => {
    const { body, ...front } = read(`courses/${id}/course.md`, courseFrontMatter)
    return { ...front, id, description: body, lessons: lessonsIn(`courses/${id}`, 'course.md') }
  })
  const tips = parsed('tips.yaml', z.array(tip), parseYaml(text('tips.yaml')))
  const achievements = parsed('achievements.yaml', z.array(achievement), parseYaml(text('achievements.yaml')))

  checkReferences([...paths.flatMap((it) => it.folders), ...courses].flatMap((it) => it.lessons))
  return { paths, courses, achievements, tips, digest: seen.digest('hex') }
}

/**
 * Reads and validates the stories of the AI News Hub.
 *
 * @throws Error that names the story and the invalid field
 */
export function readNews(): News {
  const file = 'news.yaml'
  const source = readFileSync(path.join(contentDir, file), 'utf8')
  const items = parsed(file, z.array(newsContent), parseYaml(source))
  const twice = items.find(({ id }, index) => items.findIndex((it) => it.id === id) !== index)
  if (twice) throw new Error(`${file}: story ${twice.id} exists twice`)
  return { items, digest: createHash('sha256').update(source).digest('hex') }
}

/** Returns whether a file beside the lessons is the plan of one, which is not stored. */
function isPlan(name: string): boolean {
  return name.endsWith('.plan.md')
}

export function listFiles(dir: string): string[] {
  return readdirSync(path.join(contentDir, dir)).sort()
}

export function numbered(name: string): { id: string; position: number } {
  const match = /^(\d\d)-([a-z0-9-]+?)(\.md)?$/.exec(name)
  if (!match?.[2]) throw new Error(`${name}: a name in content is two digits, a dash and lower case words`)
  return { id: match[2], position: Number(match[1]) }
}

/** `02-my-lesson.older.md` is `my-lesson` for ages 14 to 17. */
function lessonName(name: string): Pick<LessonContent, 'id' | 'position' | 'level' | 'baseId'> {
  const [, base = name, level] = /^(.*)\.(younger|older)\.md$/.exec(name) ?? []
  const { id, position } = numbered(base)
  return level
    ? { id: `${id}-${level}`, position, level: level as LessonLevel, baseId: id }
    : { id, position, level: 'middle', baseId: null }
}

export function parsed<T>(file: string, schema: z.ZodMiniType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  throw new Error(`${file}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`)
}

/**
 * Returns the lesson if the directives of its notes are valid.
 *
 * @throws Error that names the file and the invalid directive
 */
export function checkedNotes<T extends { body: string; check: { id: string }[] }>(file: string, lesson: T): T {
  const ids = lesson.check.map(({ id }) => id)
  const problem = notesProblem(lesson.body, ids)
  if (problem !== null) throw new Error(`${file}: ${problem}`)
  return lesson
}

/** The lessons of a folder open together, as soon as all lessons of the folder before it are completed. */
function inSequence(folders: readonly FolderContent[]): FolderContent[] {
  return folders.map((folder, index) => {
    const own = folder.lessons.find(({ prerequisites }) => prerequisites.length > 0)
    if (own) throw new Error(`lesson ${own.id}: prerequisites of a path follow from its folders`)
    const prerequisites = folders[index - 1]?.lessons.map(({ id }) => id) ?? []
    return { ...folder, lessons: folder.lessons.map((lesson) => ({ ...lesson, prerequisites })) }
  })
}

function checkReferences(lessons: LessonContent[]): void {
  const ids = new Set<string>()
  for (const lesson of lessons) {
    if (ids.has(lesson.id)) throw new Error(`lesson ${lesson.id} exists twice`)
    ids.add(lesson.id)
  }
  for (const lesson of lessons) {
    const unknown = lesson.prerequisites.find((id) => !ids.has(id))
    if (unknown) throw new Error(`lesson ${lesson.id}: prerequisite ${unknown} does not exist`)
  }
}
