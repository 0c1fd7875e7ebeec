import { Box, Flex } from '@chakra-ui/react'
import { freezeEvery } from '@deepm/schema/rules/rewards/streak'

/** Returns how many of the seven dots a streak fills. */
export function filledDots(streak: number): number {
  return streak === 0 ? 0 : ((streak - 1) % freezeEvery) + 1
}

/** Shows the days of a streak as seven dots; the seventh earns a freeze. Decorative: the text next to it says the same. */
export function StreakDots({ streak }: { streak: number }) {
  const filled = filledDots(streak)
  return (
    <Flex aria-hidden="true" gap={{ base: '1.5', sm: '2' }} align="center">
      {Array.from({ length: freezeEvery }, (_, index) => index + 1).map((day) => (
        <Box
          key={day}
          data-streak-dot={day <= filled ? 'filled' : 'open'}
          flex="1"
          maxWidth="9"
          display="grid"
          placeItems="center"
          css={{ aspectRatio: '1' }}
          borderWidth="3px"
          borderColor={day <= filled ? 'border.ink' : 'border.soft'}
          borderRadius="full"
          bg={day <= filled ? 'coral.solid' : 'bg.sunken'}
        >
          {day === freezeEvery ? '❄️' : null}
        </Box>
      ))}
    </Flex>
  )
}
