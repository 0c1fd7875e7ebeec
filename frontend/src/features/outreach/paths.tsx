import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { MarketStallScene } from '../../ui/illustrations/market-stall-scene.tsx'
import { MegaphoneScene } from '../../ui/illustrations/megaphone-scene.tsx'
import { StorybookScene } from '../../ui/illustrations/storybook-scene.tsx'
import { StudioScene } from '../../ui/illustrations/studio-scene.tsx'
import { Reveal } from '../../ui/motion.tsx'

const paths = [
  { name: 'Entrepreneur', text: 'Find a problem worth solving and test an idea.', hue: 'amber', Scene: MarketStallScene },
  { name: 'Writer', text: 'Write with an AI beside you and keep your own voice.', hue: 'violet', Scene: StorybookScene },
  { name: 'Digital Creator', text: 'Design, draw and build, with honest credit.', hue: 'teal', Scene: StudioScene },
  { name: 'Campaigner', text: 'Speak up for something, with facts that hold.', hue: 'coral', Scene: MegaphoneScene },
] as const

export function Paths() {
  return (
    <Box as="section" bg="bg.sunken" paddingY="14">
      <Box maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6', lg: '8' }}>
        <Heading as="h2" size="4xl" marginBottom="8">
          Four paths, one project each
        </Heading>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="6">
          {paths.map(({ name, text, hue, Scene }, index) => (
            <Reveal key={name} delay={index * 0.08}>
              <Card as="article" hue={hue} height="100%">
                <Scene />
                <Heading as="h3" size="xl" marginTop="4" marginBottom="2">
                  {name}
                </Heading>
                <Text>{text}</Text>
              </Card>
            </Reveal>
          ))}
        </SimpleGrid>
      </Box>
    </Box>
  )
}
