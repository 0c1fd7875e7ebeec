import { Box, Flex, Text } from '@chakra-ui/react'
import { Medal } from './medal.tsx'
import type { RecentAchievements_EarnedFragment } from './recent-achievements.generated.ts'

export function RecentAchievements({ earned }: { earned: RecentAchievements_EarnedFragment[] }) {
  if (earned.length === 0) return <Text color="fg.muted">None yet. Finish a lesson to earn the first one.</Text>
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none">
      {earned.map(({ id, achievement }) => (
        <Flex as="li" key={id} gap="3" align="center">
          <Medal rarity={achievement.rarity} icon={achievement.icon} isEarned isSmall />
          <Box minWidth="0">
            <Text fontWeight="bold">
              {achievement.name}{' '}
              <Text as="span" color="fg.muted">
                +{achievement.xpReward} XP
              </Text>
            </Text>
            <Text color="fg.muted">{achievement.description}</Text>
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}
