import { unreachable } from '../../../../ui/feedback/refusal.ts'
import { toast } from '../../../../ui/feedback/toast-store.ts'
import { useRestoreLessonVersionMutation } from './change-lesson.generated.ts'
import type { OpenLesson_LessonFragment } from './open-lesson.generated.ts'
import type { LessonEditorState } from './use-lesson-editor.ts'

/** Restores an older text as the newest version. Refuses while the form has unsaved changes. */
export function useRestore(lesson: OpenLesson_LessonFragment, desk: LessonEditorState) {
  const [send, { loading }] = useRestoreLessonVersionMutation()
  const restore = async (number: number) => {
    if (desk.isDirty) {
      const description = 'You have unsaved changes. Save or discard them first.'
      return toast({ title: 'Not restored', description, variant: 'destructive' })
    }
    const answer = await send({ variables: { lessonId: lesson.id, number, head: lesson.head } }).catch(() => null)
    const result = answer?.data?.restoreLessonVersion
    if (result?.__typename === 'ContentLesson') {
      desk.start(result)
      toast({ title: `Version ${number} is now the draft.`, description: 'Learners will see it once you publish it.' })
    } else {
      const description = result?.message ?? unreachable
      toast({ title: 'Not restored', description, variant: 'destructive' })
    }
  }
  return { restore, isBusy: loading }
}
