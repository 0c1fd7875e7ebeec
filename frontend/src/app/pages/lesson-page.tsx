import { useParams } from 'react-router-dom'
import { LessonView } from '../../features/learning/lesson-view.tsx'
import { standingOf } from '../../features/learning/standing.ts'
import { LabInvitation } from '../../features/practice/lab-invitation.tsx'
import { Celebration } from '../../features/rewards/celebration.tsx'
import { useSession } from '../../lib/session.tsx'
import { QueryState } from '../query-state.tsx'
import { useLessonPageQuery } from './lesson-page.generated.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { user } = useSession()
  return (
    <QueryState result={useLessonPageQuery({ variables: { id: lessonId } })}>
      {({ lesson, viewer }) =>
        lesson ? (
          <LessonView
            key={lesson.id}
            lesson={lesson}
            standing={standingOf(user)}
            invitation={viewer?.learner && <LabInvitation lessonId={lesson.id} standing={viewer.learner.lab} />}
            celebrate={(reward) => <Celebration reward={reward} />}
          />
        ) : (
          <NotFoundPage />
        )
      }
    </QueryState>
  )
}
