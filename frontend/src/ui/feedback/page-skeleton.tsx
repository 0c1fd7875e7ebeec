import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { BotSidekick } from '../illustrations/sidekicks.tsx'

/** The outline of a screen while its content loads: a title, a card with the message, and further cards. */
export function PageSkeleton({ text = 'Loading...' }: { text?: string | undefined }) {
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
      <Box aria-hidden="true" display="grid" gap="4">
        <Box bg="border.soft" borderRadius="full" height={{ base: '10', md: '12' }} width="min(22rem, 80%)" />
        <Box bg="amber.soft" borderRadius="full" height="3" width="8rem" />
      </Box>
      <Frame display="flex" alignItems="center" gap="5" padding={{ base: '5', md: '6' }} minHeight="36">
        <Box width="20" flexShrink="0" animation="float 1.6s ease-in-out infinite">
          <BotSidekick mood="thinking" />
        </Box>
        {/* A system font, because loading another one would delay the app on a slow connection. */}
        <Box role="status" fontFamily="ui-rounded, system-ui, sans-serif" fontWeight="600" fontSize="xl">
          {text}
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

const Frame = chakra('div', {
  base: { bg: 'bg.card', borderWidth: '3px', borderColor: 'border.soft', borderRadius: '3xl', minWidth: '0' },
})
