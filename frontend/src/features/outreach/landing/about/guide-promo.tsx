import { Box, Flex, Text } from '@chakra-ui/react'
import { hasMarketingSamples, withoutSamples } from '../../../../lib/marketing-samples.ts'
import { LinkButton } from '../../../../ui/components/button.tsx'
import { Heading } from '../../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../../ui/components/icons.tsx'
import { Booklet } from '../../../../ui/illustrations/emblems/booklet.tsx'
import { launchClaims } from '../live-stats.ts'

// Promotional figures of the specification (section 9).
const facts: { figure: string; what: string; isSample?: boolean }[] = [
  { figure: '30', what: 'pages' },
  { figure: '10-minute', what: 'read to start with' },
  { figure: launchClaims.guideDownloads, what: 'downloads*', isSample: true },
  { figure: '4.8/5', what: 'from readers*', isSample: true },
]

const inside = [
  'Checklists for the first prompt, homework and privacy',
  'Conversation starters for the kitchen table',
  'A family agreement to print and sign together',
]

/** Advertises the free guide for parents. The booklet overlaps the edge of its card. */
export function GuidePromo() {
  const hasSamples = hasMarketingSamples()
  return (
    <Box
      as="section"
      aria-labelledby="guide-title"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop={{ base: '8', lg: '10' }}
      paddingBottom={{ base: '10', lg: '28' }}
    >
      <Flex
        colorPalette="coral"
        maxWidth="66rem"
        marginX="auto"
        direction={{ base: 'column', lg: 'row' }}
        align="center"
        gap={{ base: '2', lg: '14' }}
        bg="colorPalette.soft"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="4xl"
        paddingX={{ base: '5', sm: '8', lg: '14' }}
        paddingBottom={{ base: '8', lg: '10' }}
        paddingTop={{ base: '0', lg: '10' }}
      >
        <Box
          width="full"
          maxWidth={{ base: '10rem', md: '20rem', lg: '26rem' }}
          flexShrink={{ base: 0, lg: 1 }}
          flexBasis={{ lg: '44%' }}
          alignSelf={{ lg: 'flex-start' }}
          marginTop={{ base: '-10', lg: '-20' }}
        >
          <Booklet />
        </Box>
        <Box flex="1" minWidth="0" marginTop={{ base: '3', lg: '0' }}>
          <Heading as="h2" id="guide-title" fontSize={{ base: '3xl', md: '4xl' }} marginBottom="4">
            Your child asks an AI. What do you ask your child?
          </Heading>
          <Text fontSize="lg" marginBottom="5">
            Our free guide for parents has answers in plain words. There’s nothing to buy, and you don’t need any tech skills.
          </Text>
          <Box as="ul" listStyleType="none" display={{ base: 'none', sm: 'grid' }} gap="2" marginBottom="6">
            {inside.map((line) => (
              <Flex as="li" key={line} gap="3">
                <Box as="span" color="colorPalette.text" marginTop="0.2em" flexShrink="0">
                  <CheckIcon />
                </Box>
                {line}
              </Flex>
            ))}
          </Box>
          <Flex as="dl" wrap="wrap" columnGap="7" rowGap="3" marginBottom={{ base: '5', lg: '7' }}>
            {withoutSamples(facts).map(({ figure, what }) => (
              <Flex key={what} direction="column-reverse">
                <Text as="dt" color="fg.muted">
                  {what}
                </Text>
                <Text as="dd" fontFamily="heading" fontWeight="600" fontSize="2xl" lineHeight="1.1">
                  {figure}
                </Text>
              </Flex>
            ))}
          </Flex>
          <LinkButton to="/parent-guide" size="lg">
            Download Free Guide
          </LinkButton>
          {hasSamples && (
            <Text marginTop="5" color="fg.muted">
              * Promotional figures for our launch.
            </Text>
          )}
        </Box>
      </Flex>
    </Box>
  )
}
