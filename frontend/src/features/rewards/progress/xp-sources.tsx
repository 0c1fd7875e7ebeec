import { Box, Flex } from '@chakra-ui/react'
import type { XpReason } from './xp-ledger.generated.ts'
import { xpReasonStyle } from './xp-reason-style.ts'

/** Shows how much XP came from lessons, achievements and the tutorial. */
export function XpSources({ sums }: { sums: { reason: XpReason; xp: number }[] }) {
  const given = sums.filter((it) => it.xp > 0)
  if (given.length === 0) return null
  return (
    <Box>
      <Flex
        aria-hidden="true"
        height="8"
        overflow="hidden"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="full"
        bg="bg.sunken"
      >
        {given.map(({ reason, xp }, index) => (
          <Box
            key={reason}
            bg={`${xpReasonStyle[reason].hue}.solid`}
            borderLeftWidth={index === 0 ? '0' : '3px'}
            borderColor="border.ink"
            style={{ flexGrow: xp }}
          />
        ))}
      </Flex>
      <Flex as="dl" wrap="wrap" columnGap="6" rowGap="2" marginTop="3">
        {given.map(({ reason, xp }) => (
          <Flex key={reason} gap="2" align="center">
            <Box
              aria-hidden="true"
              boxSize="4"
              borderRadius="full"
              borderWidth="2px"
              borderColor="border.ink"
              bg={`${xpReasonStyle[reason].hue}.solid`}
            />
            <dt>{xpReasonStyle[reason].many}</dt>
            <Box as="dd" fontWeight="700" fontVariantNumeric="tabular-nums">
              {xp.toLocaleString('en')} XP
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
