import { useParams } from 'react-router-dom'
import { LessonView } from '../../features/learning/lesson-view.tsx'
import { useSession } from '../../lib/session.tsx'
import { QueryState } from '../query-state.tsx'
import { useLessonPageQuery } from './lesson-page.generated.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { user } = useSession()
  return (
    <QueryState result={useLessonPageQuery({ variables: { id: lessonId } })}>
      {({ lesson }) =>
        lesson ? (
          <LessonView
            key={lesson.id}
            lesson={lesson}
            path={lesson.folder?.persona ?? null}
            canRecord={user?.role === 'learner'}
          />
        ) : (
          <NotFoundPage />
        )
      }
    </QueryState>
  )
}
