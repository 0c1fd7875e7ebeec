import { Suspense } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { LessonView } from '../../features/learning/lesson-view.tsx'
import { standingOf } from '../../features/learning/standing.ts'
import { LabInvitation } from '../../features/practice/lab-invitation.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session.tsx'
import { part } from '../../ui/part.ts'
import { QueryState } from '../query-state.tsx'
import { LessonPageDocument, useLessonPageQuery } from './lesson-page.generated.ts'
import { NotFoundPage } from './not-found-page.tsx'

// What moves comes when there is something to celebrate.
const Celebration = part('Celebration', () => import('../../features/rewards/celebration.tsx'))

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { user } = useSession()
  const result = useLessonPageQuery({ variables: { id: lessonId } })
  usePageTitle(result.data?.lesson?.title)
  return (
    <QueryState result={result}>
      {({ lesson, viewer }) =>
        lesson ? (
          <LessonView
            key={lesson.id}
            lesson={lesson}
            standing={standingOf(user)}
            invitation={viewer?.learner && <LabInvitation lessonId={lesson.id} standing={viewer.learner.lab} />}
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

LessonPage.ahead = ({ lessonId = '' }: Params) => ({ query: LessonPageDocument, variables: { id: lessonId } })
