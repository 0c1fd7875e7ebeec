import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { BotSidekick } from '../illustrations/sidekicks.tsx'
import { earlyOutline } from './early-outline.ts'

/** The outline of a screen while its content loads: a title, a card with the message, and further cards. */
export function PageSkeleton({ text = 'Loading...' }: { text?: string | undefined }) {
  const { title, body } = earlyOutline()
  return (
    <Box
      width="full"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop={{ base: '6', md: '10' }}
      display="grid"
      gap="8"
    >
      <Box display="grid" gap="4">
        <TitleSlot
          data-early="title"
          suppressHydrationWarning
          // Text that the inline script escaped.
          dangerouslySetInnerHTML={{ __html: title }}
        />
        <Box bg="amber.soft" borderRadius="full" height="3" width="8rem" />
      </Box>
      <Frame display="flex" alignItems="center" gap="5" padding={{ base: '5', md: '6' }} minHeight={{ base: '44', md: '36' }}>
        <Box width="20" flexShrink="0" animation="float 1.6s ease-in-out infinite">
          <BotSidekick mood="thinking" />
        </Box>
        {/* A system font, because loading another one would delay the app on a slow connection. */}
        <Box minWidth="0" fontFamily="ui-rounded, system-ui, sans-serif">
          <BodySlot
            data-early="body"
            suppressHydrationWarning
            // Text and a link that the inline script escaped.
            dangerouslySetInnerHTML={{ __html: body }}
          />
          <Box role="status" fontWeight="600" fontSize="xl">
            {text}
          </Box>
        </Box>
      </Frame>
      <SimpleGrid aria-hidden="true" columns={{ base: 1, md: 2 }} gap="6">
        {['accent.soft', 'amber.soft', 'success.soft', 'danger.soft'].map((color) => (
          <Frame key={color} height="44" padding="6" display="grid" gap="4" alignContent="start">
            <Box bg={color} boxSize="12" borderRadius="2xl" />
            <Box bg="border.soft" borderRadius="full" height="5" width="70%" />
            <Box bg="border.soft" borderRadius="full" height="3" width="90%" />
          </Frame>
        ))}
      </SimpleGrid>
    </Box>
  )
}

/** A grey bar until the title is known. One line, so that nothing moves. */
const TitleSlot = chakra('div', {
  base: {
    height: { base: '10', md: '12' },
    fontFamily: 'ui-rounded, system-ui, sans-serif',
    fontSize: { base: '2xl', md: '4xl' },
    fontWeight: '700',
    lineHeight: { base: '2.5rem', md: '3rem' },
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _empty: { bg: 'border.soft', borderRadius: 'full', width: 'min(22rem, 80%)' },
  },
})

const BodySlot = chakra('div', {
  base: { fontSize: 'lg', lineClamp: '3', '& a': { color: 'accent.text', fontWeight: '700', textDecoration: 'underline' } },
})

const Frame = chakra('div', {
  base: { bg: 'bg.card', borderWidth: '3px', borderColor: 'border.soft', borderRadius: '3xl', minWidth: '0' },
})
