import { Box } from '@chakra-ui/react'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { type ReactNode, Suspense } from 'react'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { EmptyState, LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { UndoBar } from '../../../ui/feedback/undo-bar.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { ContentCourse_CourseFragment } from './content-course.generated.ts'
import { LessonList } from './lesson-list.tsx'
import { ModuleBar } from './module-bar.tsx'
import { useContentChanges } from './use-content-changes.ts'
import { useSelectedModule } from './use-selected-module.ts'

// Most visits only read the list, so the lesson editor loads on demand.
const LessonWorkspace = lazyComponent('LessonWorkspace', () => import('./lesson/workspace.tsx'))

type Course = ContentCourse_CourseFragment
type Module = Course['modules'][number]
type Props = { courses: Course[]; preview(text: LessonText, course: Course, module: Module): ReactNode }

/** Edits and arranges modules and lessons. The URL keeps the selection across reloads. */
export function ContentEditor({ courses, preview }: Props) {
  const { course, module, tab, lessonId, go } = useSelectedModule(courses)
  const changes = useContentChanges()
  if (!course) return null
  const isEditing = lessonId !== null
  const toList = () => go({ tab: 'lessons', lesson: null })
  return (
    <>
      <ModuleBar
        courses={courses}
        course={course}
        module={module}
        changes={changes}
        onCourse={(id) => go({ course: id, module: null, tab: 'lessons', lesson: null })}
        onModule={(id) => go({ module: id, tab: 'lessons', lesson: null })}
      />
      <Box role="status" srOnly>
        {changes.news}
      </Box>
      {module ? (
        <Tabs
          label="Content"
          tabs={{ lessons: 'Lessons', edit: isEditing ? 'Edit Lesson' : 'Create Lesson', preview: 'Preview' }}
          tab={tab}
          onChange={(next) => go({ tab: next, ...(next === 'lessons' && { lesson: null }) })}
        >
          {tab === 'lessons' ? (
            <LessonList
              module={module}
              changes={changes}
              onNew={() => go({ tab: 'edit', lesson: null })}
              onEdit={(id) => go({ tab: 'edit', lesson: id })}
            />
          ) : (
            <Suspense fallback={<LoadingScreen text="Loading..." />}>
              <LessonWorkspace
                key={lessonId ?? `new in ${module.id}`}
                lessonId={lessonId}
                moduleId={module.id}
                tab={tab}
                onDone={() => {
                  toList()
                  void changes.reload()
                }}
                preview={(text) => preview(text, course, module)}
              />
            </Suspense>
          )}
        </Tabs>
      ) : (
        <EmptyState title="No modules yet" text="Add a module, then write its first lesson." />
      )}
      {changes.gone && (
        <UndoBar
          key={changes.gone.id}
          title={changes.gone.title}
          isRestoring={changes.isBusy}
          onUndo={() => {
            const { gone } = changes
            if (gone) void (gone.kind === 'lesson' ? changes.bringBackLesson(gone) : changes.bringBackModule(gone))
          }}
          onGone={changes.forget}
        />
      )}
    </>
  )
}
