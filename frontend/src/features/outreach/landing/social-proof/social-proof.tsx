import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import type { Hue } from '../../../../ui/theme/hue.ts'
import { launchClaims } from '../live-stats.ts'
import { useLiveStats } from '../live-stats-provider.tsx'
import { Section } from '../section.tsx'
import { RecentEnrollments } from './recent-enrollments.tsx'

/** Shows promotional figures next to the real enrollments. */
export function SocialProof() {
  return (
    <Section title="A growing community" hue="violet">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '20' }} alignItems="start">
        <Figures />
        <RecentEnrollments />
      </SimpleGrid>
    </Section>
  )
}

function Figures() {
  const { students, projects, courses, satisfaction, spotsLeft } = useLiveStats().figures
  return (
    <Box>
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" rowGap={{ base: '4', lg: '7' }} columnGap="6">
        <Figure label="students*" value={students.toLocaleString('en')} isMain />
        <Figure label="projects*" value={projects.toLocaleString('en')} hue="amber" />
        <Figure label="courses*" value={String(courses)} hue="teal" />
        <Figure label="satisfaction*" value={`${satisfaction}%`} hue="coral" />
        <Figure label="spots left*" value={String(spotsLeft)} hue="violet" />
      </chakra.dl>
      <Flex align="center" gap="3" marginTop={{ base: '5', lg: '8' }} fontSize="lg" fontFamily="heading" fontWeight="500">
        <Stars />
        Rated {launchClaims.rating} by families*
      </Flex>
      <Text marginTop="4" color="fg.muted" maxWidth="30rem">
        * Promotional figures for our launch, not a live count. The clock starts over with each visit. The recent enrollments are
        real.
      </Text>
    </Box>
  )
}

type FigureProps = { label: string; value: string; hue?: Hue; isMain?: boolean }

function Figure({ label, value, hue = 'violet', isMain = false }: FigureProps) {
  return (
    <Flex
      direction="column-reverse"
      gridColumn={isMain ? '1 / -1' : undefined}
      colorPalette={hue}
      borderLeftWidth={isMain ? '0' : '8px'}
      borderColor="colorPalette.solid"
      paddingLeft={isMain ? '0' : '4'}
    >
      <chakra.dt fontSize="lg" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight="600"
        fontSize={isMain ? { base: '4.5rem', md: '9rem' } : '3rem'}
        lineHeight={isMain ? '0.95' : '1.05'}
        letterSpacing="-0.02em"
        color={isMain ? 'violet.text' : 'fg.ink'}
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.dd>
    </Flex>
  )
}

function Stars() {
  return (
    <Box as="span" color="amber.line" width="8.5rem" aria-hidden="true">
      <svg viewBox="0 0 136 24" fill="currentColor" aria-hidden="true">
        <path
          d={[0, 28, 56, 84, 112]
            .map(
              (x) =>
                `M${x + 12} 1.500l3.300 6.800 7.500 1-5.500 5.200 1.400 7.400-6.700-3.600-6.700 3.600 1.400-7.400-5.500-5.200 7.500-1Z`,
            )
            .join('')}
        />
      </svg>
    </Box>
  )
}
