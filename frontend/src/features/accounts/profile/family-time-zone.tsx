import { Box, Text } from '@chakra-ui/react'
import { timeIn, zoneLabel } from '../../../ui/forms/time-zones.ts'

/** Shows the time zone of a learner whose parent sets it. */
export function FamilyTimeZone({ zone, guardianName }: { zone: string; guardianName: string }) {
  const time = timeIn(zone, new Date())
  return (
    <Box as="dl">
      <Text as="dt" fontWeight="700">
        Time zone
      </Text>
      <Box as="dd">
        <Text>
          {zoneLabel(zone)}
          {time && `, ${time}`}
        </Text>
        <Text color="fg.muted">{guardianName} sets your time zone, which decides when your day starts and ends.</Text>
      </Box>
    </Box>
  )
}
