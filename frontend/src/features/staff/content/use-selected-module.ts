import { useSearchParams } from 'react-router-dom'
import type { ContentCourse_CourseFragment } from './content-course.generated.ts'

type Course = ContentCourse_CourseFragment
type ContentTab = 'lessons' | 'edit' | 'preview'
type Changes = { course?: string; module?: string | null; tab?: ContentTab; lesson?: string | null }

/** Reads the selection from the URL and defaults to the first course and module. */
export function useSelectedModule(courses: Course[]) {
  const [params, setParams] = useSearchParams()
  const course = courses.find(({ id }) => id === params.get('course')) ?? courses[0] ?? null
  const modules = course?.modules.filter((it) => it.deletedAt === null) ?? []
  const module = modules.find(({ id }) => id === params.get('module')) ?? modules[0] ?? null
  const named = params.get('tab')
  const tab: ContentTab = named === 'edit' || named === 'preview' ? named : 'lessons'
  const go = (changes: Changes) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  return {
    course,
    module,
    tab,
    lessonId: params.get('lesson'),
    go,
  }
}
