import { Box, Text } from '@chakra-ui/react'
import { type TutorialStepId, tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { useEffect, useState } from 'react'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { TrophyScene } from '../../../ui/illustrations/scenes/trophy.tsx'
import { Confetti } from '../../../ui/motion/motion.tsx'
import type { Outcomes } from './grant.ts'
import { TutorialMedals } from './medals.tsx'

type Props = {
  outcomes: Outcomes
  /** Whether the viewer is a parent or staff member, who earns nothing. */
  isLooking: boolean
  onSendAgain: (steps: TutorialStepId[]) => Promise<void>
  onContinue: () => void
}

/** Congratulates the learner and states whether the XP has reached the account. */
export function TutorialEnd({ outcomes, isLooking, onSendAgain, onContinue }: Props) {
  const { showBadges } = useSettings()
  useEffect(focusPage, [])
  const unsent = tutorialSteps.filter((step) => outcomes[step.id] === 'unsent')
  return (
    <Box position="relative">
      <Confetti />
      <ScenePage
        title="Congratulations!"
        text={<Text aria-live="polite">{isLooking ? looked : words(outcomes, showBadges)}</Text>}
        scene={<TrophyScene />}
        action={
          <Box display="grid" gap="6" justifyItems="center">
            <TutorialMedals earned={tutorialSteps.length} />
            {unsent.length > 0 && <Unsent xp={xpOf(unsent)} onSendAgain={() => onSendAgain(unsent.map((step) => step.id))} />}
            <Button size="lg" onClick={onContinue}>
              Choose my path
            </Button>
          </Box>
        }
      />
    </Box>
  )
}

/** Moves the focus to the page after its element was removed. */
function focusPage(): void {
  document.getElementById('main')?.focus()
}

function Unsent({ xp, onSendAgain }: { xp: number; onSendAgain: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => focusPage, [])
  const again = async () => {
    setBusy(true)
    await onSendAgain()
    setBusy(false)
  }
  return (
    <Box role="status" maxWidth="prose" textAlign="left">
      <Notice tone="warning" title={`${xp} XP is not in your account yet`}>
        <Text>We could not reach the academy. We keep your XP in this browser and send it the next time you open it.</Text>
        <Box marginTop="3">
          <Button variant="outline" loading={isBusy} onClick={again}>
            Send again
          </Button>
        </Box>
      </Notice>
    </Box>
  )
}

const looked = 'This is what learners see first. Only learners earn XP and badges.'

function words(outcomes: Outcomes, showBadges: boolean): string {
  const total = xpOf(tutorialSteps)
  const kinds = tutorialSteps.map((step) => outcomes[step.id])
  if (kinds.includes('consent')) {
    return `You finished the tutorial. Your ${total} XP is kept in this browser, and you’ll get it once your parent says yes. You don’t need to do it again.`
  }
  if (kinds.every((kind) => kind === 'had')) {
    return `You finished the tutorial again. Its ${total} XP is already in your account and only counts once. Now choose your path.`
  }
  const earned = showBadges ? `${total} XP and five badges` : `${total} XP`
  return `You finished the tutorial: ${earned}. Now choose your path.`
}

function xpOf(steps: readonly { xp: number }[]): number {
  return steps.reduce((sum, { xp }) => sum + xp, 0)
}
