import { Box } from '@chakra-ui/react'
import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { StepProgress } from '../../../ui/components/steps.tsx'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import { TutorialEnd } from './end.tsx'
import { type Outcomes, useTutorialGrant } from './grant.ts'
import { TutorialMedals } from './medals.tsx'
import { TutorialStep } from './step.tsx'
import { skipTutorial, storeTutorial } from './storage.ts'

type Props = {
  /** Receives the rewards; `null` for parents and staff, who earn none. */
  learnerId: string | null
}

const fromFirst = [0]

/** Runs the tutorial: five steps, each with a reward granted once per account. */
export function Tutorial({ learnerId }: Props) {
  const { current, goTo } = useHistorySteps('tutorial', fromFirst)
  const index = current ?? 0
  const { outcomes, give } = useRewards(learnerId)
  const navigate = useNavigate()
  const step = tutorialSteps[index]

  const next = () => {
    if (!step) return
    void give([step.id])
    if (index === tutorialSteps.length - 1) {
      storeTutorial(
        tutorialSteps.reduce((sum, { xp }) => sum + xp, 0),
        tutorialSteps.map(({ badge }) => badge),
      )
    }
    goTo(index + 1)
  }

  const skip = () => {
    skipTutorial()
    navigate('/personas')
  }

  if (!step) {
    return (
      <TutorialEnd
        outcomes={outcomes}
        isLooking={learnerId === null}
        onSendAgain={give}
        onContinue={() => navigate('/personas')}
      />
    )
  }
  return (
    <Box
      as="main"
      id="main"
      tabIndex={-1}
      display="grid"
      gap="6"
      maxWidth="54rem"
      marginX="auto"
      paddingX={{ base: '4', sm: '6' }}
      paddingY={{ base: '5', md: '8' }}
    >
      <StepProgress current={index + 1} total={tutorialSteps.length} />
      <TutorialStep
        key={step.id}
        step={step}
        earned={tutorialSteps[index - 1]}
        isUnsent={Object.values(outcomes).includes('unsent')}
        onNext={next}
        onSkip={skip}
      />
      <TutorialMedals earned={index} />
    </Box>
  )
}

function useRewards(learnerId: string | null) {
  const [outcomes, setOutcomes] = useState<Outcomes>({})
  const grant = useTutorialGrant(learnerId ?? '')
  const give = async (steps: TutorialStepId[]) => {
    if (learnerId === null) return
    for (const id of steps) {
      const { kind, xp } = await grant(id)
      setOutcomes((now) => ({ ...now, [id]: kind === 'given' && xp === 0 ? 'had' : kind }))
    }
  }
  return { outcomes, give }
}
