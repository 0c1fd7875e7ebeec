import { Box, Flex, Text } from '@chakra-ui/react'
import { Card } from '../../ui/components/card.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { TipEmblem } from '../../ui/illustrations/emblems/desk.tsx'
import type { DailyTip_TipFragment } from './daily-tip.generated.ts'

/** Shows the tip of the day, or nothing if the server has none. */
export function DailyTip({ tip }: { tip: DailyTip_TipFragment | null }) {
  if (!tip) return null
  return (
    <Card as="section" hue="amber">
      <Flex gap="3" align="center" marginBottom="3">
        <Box flex="0 0 3.5rem">
          <TipEmblem />
        </Box>
        <Heading as="h2" size="xl">
          Tip of the day
        </Heading>
      </Flex>
      <Text>{tip.text}</Text>
    </Card>
  )
}
