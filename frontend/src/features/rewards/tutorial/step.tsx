import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import type { tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Reveal } from '../../../ui/motion/reveal.tsx'
import { TutorialMedal } from './medal.tsx'
import { tutorialTexts } from './texts.tsx'

type Step = (typeof tutorialSteps)[number]

type Props = {
  step: Step
  /** The previous step, whose reward was just earned. */
  earned: Step | undefined
  /** Whether a reward couldn't be sent. */
  isUnsent: boolean
  onNext: () => void
  onSkip: () => void
}

/** Shows a step with its reward and actions. Remounted for each step, so that its heading takes the focus. */
export function TutorialStep({ step, earned, isUnsent, onNext, onSkip }: Props) {
  const { title, description, action, hue, figure } = tutorialTexts[step.id]
  const { showBadges } = useSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = earned === undefined
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])

  const next = (event: MouseEvent) => {
    // The second click of a double click belongs to the previous step.
    if (event.detail > 1) return
    onNext()
  }
  return (
    <Card hue={hue} padding={{ base: '5', md: '8' }}>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '15rem 1fr' }} gap={{ base: '4', md: '8' }} alignItems="center">
        <Reveal>
          <Box maxWidth={{ base: '10rem', md: 'full' }} marginX="auto">
            {figure}
          </Box>
        </Reveal>
        <Flex direction="column" gap="4">
          <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '3xl', md: '4xl' }} outline="none">
            {title}
          </chakra.h1>
          <Text fontSize="lg">{description}</Text>
          <Flex align="center" gap="3" alignSelf="flex-start" paddingX="4" paddingY="2" borderRadius="2xl" bg="colorPalette.soft">
            {showBadges && (
              <Box width="9" flexShrink="0">
                <TutorialMedal step={step.id} isEarned />
              </Box>
            )}
            <Text fontWeight="700">{rewardWords(step, showBadges)}</Text>
          </Flex>
          <Flex gap="4" wrap="wrap" justify="space-between" marginTop="2">
            <Button size="lg" onClick={next}>
              {action}
            </Button>
            <Button size="lg" variant="ghost" onClick={onSkip}>
              Skip Tutorial
            </Button>
          </Flex>
        </Flex>
      </Box>
      <Box aria-live="polite">
        {earned && <VisuallyHidden>{earnedWords(earned, showBadges)}</VisuallyHidden>}
        {isUnsent && (
          <Text marginTop="4" color="fg.muted">
            We can’t reach the academy right now. Keep going: we’ll keep what you earn here and send it later.
          </Text>
        )}
      </Box>
    </Card>
  )
}

function rewardWords({ xp, badge }: Step, showBadges: boolean): string {
  return showBadges ? `Reward: +${xp} XP and the ${badge} badge` : `Reward: +${xp} XP`
}

function earnedWords({ xp, badge }: Step, showBadges: boolean): string {
  return showBadges ? `You earned ${xp} XP and the ${badge} badge.` : `You earned ${xp} XP.`
}
