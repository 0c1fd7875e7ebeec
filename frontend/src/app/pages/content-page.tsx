import { Suspense } from 'react'
import { ContentDesk } from '../../features/staff/content/content-desk.tsx'
import { LoadingScreen } from '../../ui/feedback.tsx'
import { Page } from '../../ui/page.tsx'
import { part } from '../../ui/part.ts'
import { QueryState } from '../query-state.tsx'
import { useContentPageQuery } from './content-page.generated.ts'

// What learners see comes when staff look at it.
const LessonTrial = part('LessonTrial', () => import('../../features/learning/lesson-trial.tsx'))

/** Content management: staff write lessons, and see them with the parts that learners see them with. */
export function ContentPage() {
  const result = useContentPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result} loadingText="Loading the content...">
      {({ contentCourses }) => (
        <Page
          title="Content management"
          intro="Write lessons, try them as learners will, and publish them when they are ready."
          hue="teal"
        >
          <ContentDesk
            courses={contentCourses}
            preview={(text, course, module) => (
              <Suspense fallback={<LoadingScreen text="Loading the preview..." />}>
                <LessonTrial
                  text={text}
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

/** Without the word that staff know it by. */
function nameOf({ name }: { name: string }): string {
  return name.replace(/ (?:Path|Course)$/, '')
}
