import { Suspense } from 'react'
import { ContentEditor } from '../../../features/staff/content/content-editor.tsx'
import { StaleFacts } from '../../../features/staff/content/stale-facts.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { useContentPageQuery } from './content-page.generated.ts'

const Experiment = lazyComponent('Experiment', () => import('../../../features/experiments/experiment.tsx'))
// The learner components are loaded when staff open the preview.
const LessonPreview = lazyComponent('LessonPreview', () => import('../../../features/learning/screen/lesson-preview.tsx'))

/** Content management: staff edit lessons and preview them with the learner components. */
export function ContentPage() {
  const result = useContentPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading the content...">
      {({ contentCourses, staleFacts }) => (
        <Page
          title="Content management"
          intro="Write lessons, preview them as a student and publish them when they’re ready."
          hue="teal"
        >
          <StaleFacts facts={staleFacts} />
          <ContentEditor
            courses={contentCourses}
            preview={(text, course, module) => (
              <Suspense fallback={<LoadingScreen text="Loading the preview..." />}>
                <LessonPreview
                  text={text}
                  experiment={(use) => <Experiment {...use} headingLevel={3} isPlain />}
                  place={
                    course.isPath
                      ? {
                          course: null,
                          folder: { id: module.id, title: module.title, persona: { id: course.id, name: nameOf(course) } },
                        }
                      : { course: { id: course.id, name: nameOf(course) }, folder: null }
                  }
                />
              </Suspense>
            )}
          />
        </Page>
      )}
    </QueryState>
  )
}

/** Returns the name without the suffix “Path” or “Course”. */
function nameOf({ name }: { name: string }): string {
  return name.replace(/ (?:Path|Course)$/, '')
}
