import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { hasMarketingSamples, withoutSamples } from '../../../lib/marketing-samples.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { Booklet } from '../../../ui/illustrations/emblems/booklet.tsx'
import { guideBenefits, guideChapters, guideFigures, guideSamples } from './figures.ts'

/** Shows the booklet and its promotional figures. */
export function GuideCover() {
  const hasSamples = hasMarketingSamples()
  return (
    <Box>
      <Box maxWidth={{ base: '15rem', lg: '27rem' }} marginX="auto">
        <Booklet title="The guide for parents, a booklet called Children and AI" />
      </Box>
      <Flex as="ul" wrap="wrap" gap="3" justifyContent="center" listStyleType="none" marginTop="4">
        {withoutSamples(guideFigures).map(({ value, label, hue }) => (
          <Box
            key={value}
            as="li"
            colorPalette={hue}
            bg="colorPalette.soft"
            borderWidth="3px"
            borderColor="border.ink"
            borderRadius="2xl"
            paddingX="4"
            paddingY="2"
            textAlign="center"
          >
            <chakra.strong display="block" fontFamily="heading" fontSize="xl" lineHeight="1.2">
              {value}
            </chakra.strong>
            {label}
          </Box>
        ))}
      </Flex>
      {hasSamples && (
        <Text color="fg.muted" textAlign="center" marginTop="3">
          * Promotional figures, not measured on this site.
        </Text>
      )}
    </Box>
  )
}

export function GuideBenefits() {
  return (
    <Section title="What you can do after ten minutes">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {guideBenefits.map(({ title, text, hue }) => (
          <Card key={title} as="article" hue={hue}>
            <Heading as="h3" marginBottom="2">
              {title}
            </Heading>
            <Text>{text}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  )
}

/** Lists the ten chapters like a table of contents. */
export function GuideContents() {
  return (
    <Section title="What’s in the guide">
      <Text fontSize="lg" maxWidth="prose">
        The guide has ten chapters. The short version at the front takes ten minutes. The rest is there when you need it.
      </Text>
      <Card paddingY="2">
        <chakra.ol columnCount={{ base: 1, md: 2 }} columnGap="10" listStyleType="none">
          {guideChapters.map(({ title, text }, index) => (
            <chakra.li key={title} display="flex" gap="4" paddingY="3.5" breakInside="avoid">
              <ChapterNumber of={index + 1} />
              <Box minWidth="0">
                <chakra.strong display="block" fontFamily="heading" fontWeight="600" fontSize="lg" lineHeight="1.25">
                  {title}
                </chakra.strong>
                <Text color="fg.muted">{text}</Text>
              </Box>
            </chakra.li>
          ))}
        </chakra.ol>
      </Card>
    </Section>
  )
}

const hues = ['amber', 'violet', 'teal', 'coral'] as const

function ChapterNumber({ of }: { of: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      colorPalette={hues[of % hues.length] ?? 'amber'}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="10"
      fontFamily="heading"
      fontWeight="600"
      bg="colorPalette.solid"
      color="colorPalette.onSolid"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="full"
    >
      {of}
    </chakra.span>
  )
}

/** Shows two sample voices; hidden in an academy without marketing samples. */
export function GuideSamples() {
  if (!hasMarketingSamples()) return null
  return (
    <Section title="How it could work at home">
      <Text fontSize="lg" maxWidth="prose">
        Our team wrote these two samples. They are not quotes from real families.
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        {guideSamples.map(({ quote, who }) => (
          <chakra.figure key={who} bg="bg.sunken" borderRadius="3xl" padding={{ base: '5', md: '6' }}>
            <chakra.blockquote fontSize="lg">“{quote}”</chakra.blockquote>
            <chakra.figcaption color="fg.muted" marginTop="3">
              {who} · <strong>Sample written by our team</strong>
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </SimpleGrid>
    </Section>
  )
}
