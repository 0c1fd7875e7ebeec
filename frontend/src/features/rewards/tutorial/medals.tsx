import { Box, Flex } from '@chakra-ui/react'
import { tutorialSteps } from '@deepm/schema/rules/rewards/tutorial'
import { useSettings } from '../../../lib/settings.ts'
import { Pop } from '../../../ui/motion/motion.tsx'
import { TutorialMedal } from './medal.tsx'

/** Shows the five medals, the first `earned` of them in colour. Hidden without `showBadges`. */
export function TutorialMedals({ earned }: { earned: number }) {
  if (!useSettings().showBadges) return null
  return (
    <Flex as="ul" aria-label="Your badges" justify="center" gap={{ base: '1', sm: '4' }} listStyleType="none">
      {tutorialSteps.map(({ id, badge }, index) => {
        const isEarned = index < earned
        const medal = (
          <TutorialMedal step={id} isEarned={isEarned} title={isEarned ? `${badge} badge` : `${badge} badge, not earned yet`} />
        )
        return (
          <Box as="li" key={id} flex="0 1 5.5rem" minWidth="0">
            {index === earned - 1 ? <Pop key="new">{medal}</Pop> : medal}
          </Box>
        )
      })}
    </Flex>
  )
}
