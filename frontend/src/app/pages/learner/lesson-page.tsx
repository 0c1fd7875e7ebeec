import { Suspense, useEffect } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { LabInvitation } from '../../../features/lab/invitation.tsx'
import { LessonView, loadLessonView } from '../../../features/learning/lesson/lesson-view.tsx'
import { lessonAccessOf } from '../../../features/learning/lesson-access.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found-page.tsx'
import { LessonPageDocument, useLessonPageQuery } from './lesson-page.generated.ts'

// The animation code is loaded when there is something to celebrate.
const Celebration = lazyComponent('Celebration', () => import('../../../features/rewards/achievements/celebration.tsx'))

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
          <LessonView
            key={lesson.id}
            lesson={lesson}
            access={lessonAccessOf(user)}
            invitation={viewer?.learner && <LabInvitation lessonId={lesson.id} lab={viewer.learner.lab} />}
            experiment={() => null}
            celebrate={(reward) => (
              <Suspense>
                <Celebration reward={reward} />
              </Suspense>
            )}
          />
        ) : (
          <NotFoundPage />
        )
      }
    </QueryState>
  )
}

LessonPage.firstQuery = ({ lessonId = '' }: Params) => ({ query: LessonPageDocument, variables: { id: lessonId } })
