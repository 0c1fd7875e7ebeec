import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Seal } from '../../../ui/illustrations/emblems/seal.tsx'
import { FoxSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { Confetti, Pop } from '../../../ui/motion/motion.tsx'
import type { Celebration_RewardFragment } from './celebration.generated.ts'
import { Medal } from './medal.tsx'

type Props = {
  reward: Celebration_RewardFragment
  /** Closes the celebration. Without it, the page decides how long to show it. */
  onClose?: (() => void) | undefined
}

/**
 * Shows the reward of a mutation. Spread `...Celebration_reward` in the mutation and render `<Celebration
 * reward={reward} />` in a live region (`role="status"`), so that it is announced; it doesn't take the focus.
 * Celebrates new levels and achievements, and shows XP alone in plain form. The calm theme shows a single line,
 * achievements require `showBadges`, and reduced motion is respected.
 */
export function Celebration({ reward, onClose }: Props) {
  const { showBadges, visualTheme } = useSettings()
  const shown = showBadges ? reward : { ...reward, achievements: [] }
  if (visualTheme === 'calm') return <Text fontWeight="600">{inWords(shown)}</Text>
  if (shown.newLevel === null && shown.achievements.length === 0) return <Xp xp={shown.xpEarned} />
  return <Feast reward={shown} onClose={onClose} />
}

function Xp({ xp }: { xp: number }) {
  return (
    <Pop>
      <Text fontFamily="heading" fontWeight="600" fontSize="2xl">
        {`+${xp} XP`}
      </Text>
    </Pop>
  )
}

function Feast({ reward: { newLevel, achievements, xpEarned }, onClose }: Props) {
  return (
    <Box
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }}
      gap={{ base: '4', md: '6' }}
      alignItems="center"
      padding={{ base: '4', md: '6' }}
      bg="amber.soft"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
    >
      <Confetti />
      <Box width={{ base: '28', md: '36' }} marginX="auto">
        <Pop>{newLevel === null ? <FoxSidekick mood="cheering" /> : <Seal mark={String(newLevel)} note="level" />}</Pop>
      </Box>
      <Flex direction="column" gap="3" align="flex-start" minWidth="0">
        <chakra.p fontFamily="heading" fontWeight="600" fontSize="3xl" lineHeight="1.15">
          {newLevel === null ? headline(achievements.length) : `You have reached level ${newLevel}!`}
        </chakra.p>
        <Xp xp={xpEarned} />
        {achievements.length > 0 && (
          <Flex as="ul" direction="column" gap="3" listStyleType="none">
            {achievements.map((achievement, index) => (
              <Earned key={achievement.id} achievement={achievement} delay={0.25 * (index + 1)} />
            ))}
          </Flex>
        )}
        {onClose && <Button onClick={onClose}>Keep going</Button>}
      </Flex>
    </Box>
  )
}

type EarnedProps = { achievement: Celebration_RewardFragment['achievements'][number]; delay: number }

function Earned({ achievement: { name, description, icon, rarity, xpReward }, delay }: EarnedProps) {
  return (
    <Flex as="li" gap="3" align="center">
      <Pop delay={delay}>
        <Medal rarity={rarity} icon={icon} isEarned isSmall />
      </Pop>
      <Box minWidth="0">
        <Text fontWeight="700">
          New achievement: {name} (+{xpReward} XP)
        </Text>
        <Text>{description}</Text>
      </Box>
    </Flex>
  )
}

function headline(count: number): string {
  return count === 1 ? 'You earned an achievement!' : `You earned ${count} achievements!`
}

function inWords({ xpEarned, newLevel, achievements }: Celebration_RewardFragment): string {
  const sentences = [
    `+${xpEarned} XP.`,
    ...(newLevel === null ? [] : [`You have reached level ${newLevel}.`]),
    ...achievements.map(({ name }) => `New achievement: ${name}.`),
  ]
  return sentences.join(' ')
}
