import { Text } from '@chakra-ui/react'
import { Suspense, useEffect } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { lessonAccessOf } from '../../../features/learning/lesson-access.ts'
import { LessonView, loadLessonView } from '../../../features/learning/screen/lesson-view.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { LessonPageDocument, type LessonPageQuery, useLessonPageQuery } from './lesson-page.generated.ts'

// The animation code is loaded when there is something to celebrate.
const Celebration = lazyComponent('Celebration', () => import('../../../features/rewards/achievements/celebration.tsx'))
// A later step shows it.
const LabInvitation = lazyComponent('LabInvitation', () => import('../../../features/lab/invitation.tsx'))
// Only a child who waits for consent answers on the device.
const OnDevice = lazyComponent('OnDevice', () => import('./on-device.tsx'))
// Most readers never open the chat.
const TutorDialog = lazyComponent('TutorDialog', () => import('../../../features/lab/tutor/tutor-dialog.tsx'))
// Only some lessons contain an experiment.
const LearnerExperiment = lazyComponent('LearnerExperiment', () => import('./learner-experiment.tsx'))

type Lesson = NonNullable<LessonPageQuery['lesson']>

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { user } = useSession()
  const result = useLessonPageQuery({ variables: { id: lessonId } })
  usePageTitle(result.data?.lesson?.title)
  useEffect(loadLessonView, [])
  return (
    <QueryState result={result}>
      {({ lesson, viewer }) => {
        if (!lesson) return <NotFoundPage />
        const view = (shown: Lesson) => (
          <LessonView
            key={shown.id}
            lesson={shown}
            access={lessonAccessOf(user, shown.isTrial)}
            invitation={
              viewer?.learner && (
                <Suspense>
                  <LabInvitation lessonId={shown.id} lab={viewer.learner.lab} />
                </Suspense>
              )
            }
            experiment={(use) => (
              <Suspense fallback={<LoadingScreen text="Loading..." />}>
                <LearnerExperiment {...use} headingLevel={3} lessonId={shown.id} />
              </Suspense>
            )}
            tutor={
              viewer?.learner
                ? (props) => (
                    <Suspense fallback={<Text role="status">{props.sidekick.name} is on the way…</Text>}>
                      <TutorDialog lessonId={shown.id} learnerId={viewer.id} {...props} />
                    </Suspense>
                  )
                : undefined
            }
            celebrate={(reward) => (
              <Suspense>
                <Celebration reward={reward} />
              </Suspense>
            )}
          />
        )
        if (!lesson.isTrial) return view(lesson)
        return (
          <Suspense fallback={<LoadingScreen text="Loading..." />}>
            <OnDevice key={lesson.id} lesson={lesson}>
              {view}
            </OnDevice>
          </Suspense>
        )
      }}
    </QueryState>
  )
}

LessonPage.firstQuery = ({ lessonId = '' }: Params) => ({ query: LessonPageDocument, variables: { id: lessonId } })
