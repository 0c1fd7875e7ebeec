import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { colourOfLevel } from '@deepm/schema/rules/accounts/avatar-colours'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Seal } from '../../../ui/illustrations/emblems/seal.tsx'
import { FoxSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import { Confetti, Pop } from '../../../ui/motion/motion.tsx'
import type { Celebration_RewardFragment } from './celebration.generated.ts'
import { Medal } from './medal.tsx'
import { StreakStep, streakTitle } from './streak-step.tsx'

type Props = {
  reward: Celebration_RewardFragment
  /** Closes the celebration. Without it, the page decides how long to show it. */
  onClose?: (() => void) | undefined
}

/**
 * Shows the reward of a mutation. Spread `...Celebration_reward` in the mutation and render `<Celebration
 * reward={reward} />` in a live region (`role="status"`), so that it is announced; it doesn't take the focus.
 * Celebrates new levels, achievements and a longer streak, and shows XP alone in plain form. The calm theme shows a single line,
 * achievements require `showBadges`, the streak requires `showStreaks`, and reduced motion is respected.
 */
export function Celebration({ reward, onClose }: Props) {
  const { showBadges, showStreaks, visualTheme } = useSettings()
  const shown = {
    ...reward,
    ...(!showBadges && { achievements: [] }),
    ...(!showStreaks && { streakDays: null }),
  }
  if (visualTheme === 'calm') return <Text fontWeight="600">{inWords(shown)}</Text>
  if (shown.newLevel === null && shown.achievements.length === 0 && shown.streakDays === null) return <Xp xp={shown.xpEarned} />
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

function Feast({ reward, onClose }: Props) {
  const { newLevel, achievements, xpEarned, streakDays } = reward
  const isStreakAlone = newLevel === null && achievements.length === 0
  const colour = newLevel === null ? null : colourOfLevel(newLevel)
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
      {(!isStreakAlone || reward.isFreezeEarned) && <Confetti />}
      <Box width={{ base: '28', md: '36' }} marginX="auto">
        <Pop>
          <Emblem reward={reward} />
        </Pop>
      </Box>
      <Flex direction="column" gap="3" align="flex-start" minWidth="0">
        <chakra.p fontFamily="heading" fontWeight="600" fontSize="3xl" lineHeight="1.15">
          {headline(reward)}
        </chakra.p>
        {xpEarned > 0 && <Xp xp={xpEarned} />}
        {colour && <Text>{newColour(colour)}</Text>}
        {achievements.length > 0 && (
          <Flex as="ul" direction="column" gap="3" listStyleType="none">
            {achievements.map((achievement, index) => (
              <Earned key={achievement.id} achievement={achievement} delay={0.25 * (index + 1)} />
            ))}
          </Flex>
        )}
        {streakDays !== null && <StreakStep step={{ ...reward, streakDays }} hasTitle={!isStreakAlone} />}
        {onClose && <Button onClick={onClose}>Keep going</Button>}
      </Flex>
    </Box>
  )
}

function Emblem({ reward: { newLevel, achievements, streakDays } }: Pick<Props, 'reward'>) {
  if (newLevel !== null) return <Seal mark={String(newLevel)} note="level" />
  if (achievements.length > 0 || streakDays === null) return <FoxSidekick mood="cheering" />
  return <Seal mark={String(streakDays)} note={streakDays === 1 ? 'day' : 'days'} />
}

type EarnedProps = { achievement: Celebration_RewardFragment['achievements'][number]; delay: number }

function Earned({ achievement: { name, description, icon, rarity, xpReward, pictureName }, delay }: EarnedProps) {
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
        {pictureName && <Text>New picture for your profile: {pictureName}</Text>}
      </Box>
    </Flex>
  )
}

const newColour = (name: string) => `New colour for your profile: ${name}`

function headline({ newLevel, achievements: { length: count }, streakDays }: Celebration_RewardFragment): string {
  if (newLevel !== null) return `You have reached level ${newLevel}!`
  if (count === 0) return streakTitle(streakDays ?? 0)
  return count === 1 ? 'You earned an achievement!' : `You earned ${count} achievements!`
}

function inWords({ xpEarned, newLevel, achievements, streakDays }: Celebration_RewardFragment): string {
  const colour = newLevel === null ? null : colourOfLevel(newLevel)
  const sentences = [
    ...(xpEarned > 0 ? [`+${xpEarned} XP.`] : []),
    ...(newLevel === null ? [] : [`You have reached level ${newLevel}.`]),
    ...(colour ? [`${newColour(colour)}.`] : []),
    ...achievements.flatMap(({ name, pictureName }) => [
      `New achievement: ${name}.`,
      ...(pictureName ? [`New picture for your profile: ${pictureName}.`] : []),
    ]),
    ...(streakDays === null ? [] : [streakTitle(streakDays)]),
  ]
  return sentences.join(' ')
}
