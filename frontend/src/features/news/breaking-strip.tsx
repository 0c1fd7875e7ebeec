import { Box, chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/components/card.tsx'
import type { BreakingStrip_ItemFragment } from './breaking-strip.generated.ts'
import { NewsDay } from './news-day.tsx'

const StoryLink = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingY: '2.5',
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.25',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '4px' },
  },
})

/** Lists breaking stories, or states that there are none. */
export function BreakingStrip({ items }: { items: BreakingStrip_ItemFragment[] }) {
  const id = useId()
  if (items.length === 0) {
    return (
      <Text fontSize="lg" textAlign={{ md: 'center' }}>
        <chakra.strong fontFamily="heading" fontWeight="600">
          There is no breaking news right now.
        </chakra.strong>{' '}
        When something big happens, you’ll read it here first.
      </Text>
    )
  }
  return (
    <Card as="section" aria-labelledby={id} hue="coral" bg="colorPalette.soft" paddingY="5" display="grid" gap="2">
      <Stamp id={id} />
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {items.map((item, index) => (
          <Box as="li" key={item.id} fontSize={index === 0 ? { base: 'xl', md: '2xl' } : 'lg'}>
            <StoryLink to={{ search: '?tab=breaking', hash: `#story-${item.id}` }}>{item.title}</StoryLink>{' '}
            <Text as="span" fontSize="md" color="fg.muted" whiteSpace="nowrap">
              <NewsDay of={item.publishedAt} />
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** Draws the label as a tilted stamp. */
function Stamp({ id }: { id: string }) {
  return (
    <chakra.h2
      id={id}
      justifySelf="start"
      paddingX="3"
      paddingY="1"
      bg="coral.solid"
      color="coral.onSolid"
      borderWidth="3px"
      borderColor="art.line"
      borderRadius="lg"
      fontSize="lg"
      letterSpacing="0.04em"
      transform="rotate(-2deg)"
    >
      Breaking news
    </chakra.h2>
  )
}
