import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useInterval } from '../../../../lib/use-interval.ts'
import { launchClaims } from '../live-stats.ts'
import { useLiveStats } from '../live-stats-provider.tsx'
import { type Countdown, countdownStart, nextCohort, nextSecond } from './countdown.ts'
import { PauseButton } from './pause-button.tsx'

/** Shows the launch offer as a ticket with discount, countdown and remaining spots. */
export function EarlyAccess() {
  const { figures, isRunning } = useLiveStats()
  const [left, setLeft] = useState(countdownStart)
  useInterval(() => setLeft(nextSecond), 1000, isRunning)
  return (
    <chakra.section
      aria-labelledby="early-access-heading"
      position="relative"
      zIndex="1"
      maxWidth="page"
      marginX="auto"
      marginTop={{ base: '2', xl: '-5' }}
      paddingX={{ base: '4', sm: '6', lg: '8' }}
    >
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        color="amber.onSolid"
        filter="drop-shadow(0 7px 0 var(--ui-colors-art-line))"
      >
        <Flex
          {...paper}
          bg="amber.solid"
          flex="1"
          direction={{ base: 'column', lg: 'row' }}
          align={{ base: 'flex-start', lg: 'center' }}
          gap={{ base: '5', lg: '8' }}
          padding={{ base: '6', lg: '8' }}
        >
          <Box flex="1">
            <chakra.h2 id="early-access-heading" fontSize={{ base: '2rem', md: '3rem' }} lineHeight="1.05">
              {launchClaims.discountPercent}% off for early access
            </chakra.h2>
            <Text marginTop="2" maxWidth="27rem">
              Pay half price for the first three months of a paid membership, once memberships start. When the clock runs out,
              enrollment closes until the <Cohort />
              .*
            </Text>
            <Text marginTop="2" maxWidth="27rem">
              * Promotional figures for our launch: the clock and the spots start over with each visit.
            </Text>
          </Box>
          <Flex direction="column" gap="3" align={{ base: 'flex-start', lg: 'center' }}>
            <Clock {...left} />
            <PauseButton />
          </Flex>
        </Flex>
        <Flex
          {...paper}
          bg="art.paper"
          transform={{ base: 'rotate(-1deg)', lg: 'rotate(2.5deg)' }}
          direction={{ base: 'row', lg: 'column' }}
          align="center"
          justify="center"
          gap={{ base: '3', lg: '0' }}
          paddingX="8"
          paddingY="4"
          fontFamily="heading"
          fontWeight="600"
        >
          <Box fontSize={{ base: '3rem', lg: '4.5rem' }} lineHeight="1" fontVariantNumeric="tabular-nums">
            {figures.spotsLeft}
          </Box>
          <Box fontSize="lg">spots left*</Box>
        </Flex>
      </Flex>
    </chakra.section>
  )
}

const paper = { borderWidth: '4px', borderColor: 'art.line', borderRadius: '3xl' } as const

/** Not a live region: announcing every second would drown out everything else. */
function Clock({ hours, minutes, seconds }: Countdown) {
  return (
    <Flex role="timer" aria-live="off" aria-label="Time until enrollment closes" gap="2">
      {Object.entries({ hours, minutes, seconds }).map(([unit, value]) => (
        <Box
          key={unit}
          minWidth={{ base: '5rem', md: '5.75rem' }}
          paddingY="2"
          borderRadius="xl"
          bg="art.line"
          color="art.paper"
          textAlign="center"
        >
          <Box
            fontFamily="heading"
            fontWeight="600"
            fontSize={{ base: '2.25rem', md: '2.75rem' }}
            lineHeight="1.1"
            fontVariantNumeric="tabular-nums"
          >
            {String(value).padStart(2, '0')}
          </Box>{' '}
          {unit}
        </Box>
      ))}
    </Flex>
  )
}

/** The month is computed in the browser only; the prerendered page shows no date. */
function Cohort() {
  const [month, setMonth] = useState('')
  useEffect(() => setMonth(nextCohort(new Date())), [])
  return month ? `${month} cohort` : 'cohort three months later'
}
