import { Box } from '@chakra-ui/react'
import type { ExperimentId, MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { KeptExperiment } from '../../../features/experiments/keeping/kept-experiment.tsx'
import { lessonAccessOf } from '../../../features/learning/lesson-access.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { keepWaitingWork } from '../../../lib/session/waiting-work.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

const Celebration = lazyComponent('Celebration', () => import('../../../features/rewards/achievements/celebration.tsx'))

type Props = {
  id: ExperimentId
  setup?: string
  mission?: MissionNumber
  headingLevel?: 2 | 3 | null
  /** The lesson around it. */
  lessonId?: string
}

/** An experiment for a signed-in user. Missions of learners are stored, and their work can become a project. */
export function LearnerExperiment(props: Props) {
  const { user } = useSession()
  const navigate = useNavigate()
  const mayRecord = lessonAccessOf(user) === 'learning'
  return (
    <KeptExperiment
      key={props.id}
      {...props}
      isPlain={props.lessonId !== undefined}
      mayRecord={mayRecord}
      keepOnDevice={
        user?.consent === 'pending'
          ? (input) => keepWaitingWork(user.id, `${input.experimentId} ${input.mission}`, { mission: input })
          : undefined
      }
      onProject={mayRecord ? (work) => navigate('/projects', { state: { newProject: work } }) : undefined}
      celebrate={(reward) => (
        <Suspense>
          <Box ref={scrollIntoView}>
            <Celebration reward={reward} />
          </Box>
        </Suspense>
      )}
    />
  )
}

/** Scrolls to a reward, which appears below the machine and therefore below the screen of a phone. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
