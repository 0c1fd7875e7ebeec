import { Suspense, useEffect } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { LabInvitation } from '../../../features/lab/invitation.tsx'
import { lessonAccessOf } from '../../../features/learning/lesson-access.ts'
import { LessonView, loadLessonView } from '../../../features/learning/screen/lesson-view.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found-page.tsx'
import { LessonPageDocument, useLessonPageQuery } from './lesson-page.generated.ts'
import { OnDevice } from './on-device.tsx'

// The animation code is loaded when there is something to celebrate.
const Celebration = lazyComponent('Celebration', () => import('../../../features/rewards/achievements/celebration.tsx'))
// Only some lessons contain an experiment.
const LearnerExperiment = lazyComponent('LearnerExperiment', () => import('./learner-experiment.tsx'))

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { user } = useSession()
  const result = useLessonPageQuery({ variables: { id: lessonId } })
  usePageTitle(result.data?.lesson?.title)
  useEffect(loadLessonView, [])
  return (
    <QueryState result={result}>
      {({ lesson, viewer }) =>
        lesson ? (
          <OnDevice lesson={lesson}>
            {(shown) => (
              <LessonView
                key={lesson.id}
                lesson={shown}
                access={lessonAccessOf(user, lesson.isTrial)}
                invitation={viewer?.learner && <LabInvitation lessonId={lesson.id} lab={viewer.learner.lab} />}
                experiment={(use) => (
                  <Suspense fallback={<LoadingScreen text="Loading..." />}>
                    <LearnerExperiment {...use} headingLevel={3} lessonId={lesson.id} />
                  </Suspense>
                )}
                celebrate={(reward) => (
                  <Suspense>
                    <Celebration reward={reward} />
                  </Suspense>
                )}
              />
            )}
          </OnDevice>
        ) : (
          <NotFoundPage />
        )
      }
    </QueryState>
  )
}

LessonPage.firstQuery = ({ lessonId = '' }: Params) => ({ query: LessonPageDocument, variables: { id: lessonId } })
