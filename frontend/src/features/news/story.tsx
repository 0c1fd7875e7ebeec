import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '../../ui/components/heading.tsx'
import { areas } from './areas.tsx'
import { NewsDay } from './news-day.tsx'
import type { Story_ItemFragment } from './story.generated.ts'
import { ActivityCard, Sources } from './story-parts.tsx'
import { useNewsRead } from './use-news-read.ts'

type Props = {
  story: Story_ItemFragment
  /** Lead story: larger and across the page. */
  isLead?: boolean
  /** Labels stories that were breaking. Only used in the breaking tab. */
  tellsPast?: boolean
}

/** Shows a story: headline, summary, why it matters, an activity and sources. */
export function Story({ story, isLead = false, tellsPast = false }: Props) {
  const id = useId()
  const article = useNewsRead(story.id)
  const { hue, Emblem } = areas[story.area]
  return (
    <Box as="article" ref={article} id={`story-${story.id}`} aria-labelledby={id} colorPalette={hue} minWidth="0">
      <Flex gap={{ base: '4', md: '8' }} alignItems="center" justifyContent="space-between">
        <Box minWidth="0" display="grid" gap="2">
          <Kicker story={story} tellsPast={tellsPast} />
          <Heading as="h2" id={id} tabIndex={-1} fontSize={isLead ? { base: '3xl', md: '4xl' } : '2xl'}>
            {story.title}
          </Heading>
          <Text color="fg.muted">
            <NewsDay of={story.publishedAt} />
          </Text>
        </Box>
        {isLead && (
          <Box flex="0 0 auto" width={{ md: '9rem', lg: '11rem' }} display={{ base: 'none', md: 'block' }}>
            <Emblem />
          </Box>
        )}
      </Flex>
      <Box
        marginTop="4"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isLead ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' }}
        columnGap="10"
        rowGap="4"
        alignItems="start"
      >
        <Box display="grid" gap="3">
          <Text fontSize={isLead ? 'lg' : 'md'} maxWidth="prose" css={isLead ? bigLetter : {}}>
            {story.summary}
          </Text>
          <Text maxWidth="prose">
            <chakra.strong color="colorPalette.text">Why it matters: </chakra.strong>
            {story.whyItMatters}
          </Text>
        </Box>
        <Box display="grid" gap="4">
          <ActivityCard text={story.tryThis} />
          <Sources sources={story.sources} />
        </Box>
      </Box>
    </Box>
  )
}

/** Drop cap over two lines. */
const bigLetter = {
  '&::first-letter': {
    float: 'left',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '3.5em',
    lineHeight: '0.84',
    paddingRight: '0.08em',
    color: 'colorPalette.text',
  },
}

type KickerProps = Required<Pick<Props, 'story' | 'tellsPast'>>

/** Shows a story's area and whether it is breaking. */
function Kicker({ story: { area, isBreaking, wasBreaking }, tellsPast }: KickerProps) {
  const { name, Emblem } = areas[area]
  return (
    <Flex gap="2" alignItems="center" wrap="wrap" fontFamily="heading" fontWeight="600">
      <Box width="8" aria-hidden="true">
        <Emblem />
      </Box>
      <Text color="colorPalette.text">{name}</Text>
      {isBreaking && (
        <Text paddingX="2.5" bg="coral.solid" color="coral.onSolid" borderWidth="2px" borderColor="art.line" borderRadius="full">
          Breaking
        </Text>
      )}
      {tellsPast && wasBreaking && !isBreaking && (
        <Text paddingX="2.5" color="fg.muted" borderWidth="2px" borderColor="border.soft" borderRadius="full">
          Was breaking
        </Text>
      )}
    </Flex>
  )
}
