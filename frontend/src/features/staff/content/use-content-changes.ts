import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import {
  useArrangeLessonsMutation,
  useArrangeModulesMutation,
  useDeleteModuleMutation,
  useUndeleteModuleMutation,
} from './change-module.generated.ts'
import type { ContentCourse_CourseFragment, ContentRow_LessonFragment } from './content-course.generated.ts'
import { useDeleteLessonMutation, usePublishLessonMutation, useUndeleteLessonMutation } from './lesson/change-lesson.generated.ts'
import { moveId } from './move-id.ts'

type Course = ContentCourse_CourseFragment
type Module = Course['modules'][number]
type Lesson = Pick<ContentRow_LessonFragment, 'id' | 'title' | 'head'>
type Refused = { __typename: string; message?: string } | null | undefined

export type DeletedContent = { kind: 'lesson' | 'module'; id: string; title: string }

/** Runs the list's actions and refetches the catalogue after each, because the order determines the locks. */
export function useContentChanges() {
  const client = useApolloClient()
  const [gone, setGone] = useState<DeletedContent | null>(null)
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [arrangeLessons] = useArrangeLessonsMutation()
  const [arrangeModules] = useArrangeModulesMutation()
  const [publishLesson] = usePublishLessonMutation()
  const [deleteLesson] = useDeleteLessonMutation()
  const [undeleteLesson] = useUndeleteLessonMutation()
  const [deleteModule] = useDeleteModuleMutation()
  const [undeleteModule] = useUndeleteModuleMutation()

  const reload = () => client.refetchQueries({ include: ['ContentPage'] }).catch(() => null)

  /** Sends a change and refetches the catalogue. Shows a toast on failure and returns whether the change succeeded. */
  const run = async (send: () => Promise<Refused>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    const result = await send().catch(() => null)
    const problem = result ? result.message : unreachable
    await reload()
    setBusy(false)
    if (problem) toast({ title: 'Nothing was changed', description: problem, variant: 'destructive' })
    return !problem
  }

  const arrange = async (
    things: { id: string; title: string }[],
    id: string,
    by: -1 | 1,
    send: (ids: string[]) => Promise<Refused>,
  ) => {
    const ids = moveId(
      things.map((it) => it.id),
      id,
      by,
    )
    const title = things.find((it) => it.id === id)?.title
    if (await run(() => send(ids))) setNews(`“${title}” is now ${ids.indexOf(id) + 1} of ${ids.length}.`)
    // Moving the row in the DOM drops the focus from its button.
    document.querySelector<HTMLElement>(`[data-moves="${id} ${by}"]`)?.focus()
  }

  return {
    gone,
    news,
    isBusy,
    reload,
    forget: () => setGone(null),
    moveLesson: ({ id: moduleId, arrangement, lessons }: Module, { id }: Lesson, by: -1 | 1) =>
      arrange(
        lessons.filter((it) => it.deletedAt === null),
        id,
        by,
        async (lessonIds) => {
          const { data } = await arrangeLessons({ variables: { moduleId, lessonIds, arrangement } })
          return data?.arrangeLessons
        },
      ),
    moveModule: ({ id: personaId, arrangement, modules }: Course, { id }: Pick<Module, 'id'>, by: -1 | 1) =>
      arrange(
        modules.filter((it) => it.deletedAt === null),
        id,
        by,
        async (moduleIds) => {
          const { data } = await arrangeModules({ variables: { personaId, moduleIds, arrangement } })
          return data?.arrangeModules
        },
      ),
    publish: async ({ id, title, head }: Lesson) => {
      const isDone = await run(async () => (await publishLesson({ variables: { lessonId: id, head } })).data?.publishLesson)
      if (!isDone) return
      client.cache.evict({ id: `Lesson:${id}` })
      toast({ title: `“${title}” is published.` })
    },
    removeLesson: async ({ id, title, head }: Lesson) => {
      if (await run(async () => (await deleteLesson({ variables: { lessonId: id, head } })).data?.deleteLesson))
        setGone({ kind: 'lesson', id, title })
    },
    bringBackLesson: async ({ id, title }: Pick<Lesson, 'id' | 'title'>) => {
      if (await run(async () => (await undeleteLesson({ variables: { lessonId: id } })).data?.undeleteLesson)) {
        setGone(null)
        setNews(`“${title}” was restored.`)
      }
    },
    removeModule: async ({ id, title }: Pick<Module, 'id' | 'title'>) => {
      if (await run(async () => (await deleteModule({ variables: { moduleId: id } })).data?.deleteModule))
        setGone({ kind: 'module', id, title })
    },
    bringBackModule: async ({ id, title }: Pick<Module, 'id' | 'title'>) => {
      if (await run(async () => (await undeleteModule({ variables: { moduleId: id } })).data?.undeleteModule)) {
        setGone(null)
        setNews(`“${title}” was restored.`)
      }
    },
  }
}

export type ContentChanges = ReturnType<typeof useContentChanges>
