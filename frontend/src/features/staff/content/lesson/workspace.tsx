import { Text } from '@chakra-ui/react'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import type { ReactNode } from 'react'
import { Notice } from '../../../../ui/feedback/feedback.tsx'
import { previewText } from '../fields/lesson-form.ts'
import { LessonEditor } from './editor.tsx'
import { type OpenLesson_LessonFragment, useOpenLessonQuery } from './open-lesson.generated.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { useLessonEditor } from './use-lesson-editor.ts'

type Show = { tab: 'edit' | 'preview'; onDone(): void; preview(text: LessonText): ReactNode }
type Props = Show & { lessonId: string | null; moduleId: string }

/** Opens one lesson. The form and the preview share the unsaved text. */
export function LessonWorkspace({ lessonId, ...rest }: Props) {
  return lessonId === null ? <Desk lesson={null} {...rest} /> : <Stored lessonId={lessonId} {...rest} />
}

function Stored({ lessonId, ...rest }: Omit<Props, 'lessonId'> & { lessonId: string }) {
  // Another staff member may have saved since the last fetch.
  const { data, error } = useOpenLessonQuery({ variables: { id: lessonId }, fetchPolicy: 'network-only' })
  if (data?.contentLesson) return <Desk lesson={data.contentLesson} {...rest} />
  if (data || error)
    return (
      <Notice tone="warning" title="We could not open this lesson">
        {error ? 'Check your connection and reload the page.' : 'There is no longer a lesson at this address.'}
      </Notice>
    )
  return <Text role="status">Loading the lesson…</Text>
}

function Desk({ lesson, moduleId, tab, onDone, preview }: Show & { lesson: OpenLesson_LessonFragment | null; moduleId: string }) {
  const desk = useLessonEditor(lesson, moduleId, onDone)
  if (tab === 'edit') return <LessonEditor lesson={lesson} desk={desk} onCancel={onDone} />
  return (
    <PreviewPanel form={desk.form} isDraft={desk.isDirty || lesson?.state !== 'published'}>
      {preview(previewText(desk.form))}
    </PreviewPanel>
  )
}
