import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type PersonaFacts, type PersonaId, personas } from '@deepm/schema/rules/accounts/personas'
import type { ComponentType } from 'react'
import { personaHues } from '../../../../lib/persona-hues.ts'
import { MarketStallScene } from '../../../../ui/illustrations/personas/market-stall.tsx'
import { MegaphoneScene } from '../../../../ui/illustrations/personas/megaphone.tsx'
import { StorybookScene } from '../../../../ui/illustrations/personas/storybook.tsx'
import { StudioScene } from '../../../../ui/illustrations/personas/studio.tsx'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'

type Look = { text: string; Scene: ComponentType; isWide?: boolean }

const looks: Record<PersonaId, Look> = {
  entrepreneur: {
    text: 'Find a problem worth solving, talk to the people who have it, and test an idea with real numbers.',
    Scene: MarketStallScene,
    isWide: true,
  },
  writer: {
    text: 'Write with help from AI and keep your own voice.',
    Scene: StorybookScene,
  },
  creator: {
    text: 'Design, draw and build, and say what the AI did.',
    Scene: StudioScene,
  },
  campaigner: {
    text: 'Pick a cause you can back up, check every fact you use, and speak up so that people listen.',
    Scene: MegaphoneScene,
    isWide: true,
  },
}

export function Paths() {
  return (
    <Section title="Four paths, one project each" intro="Pick what you care about. You’ll learn AI skills along the way.">
      <SwipeRow label="The four paths" gridTemplateColumns={{ lg: 'repeat(12, 1fr)' }}>
        {personas.map((persona) => (
          <Patch key={persona.id} {...persona} {...looks[persona.id]} />
        ))}
      </SwipeRow>
    </Section>
  )
}

function Patch({ id, name, text, skills, Scene, isWide = false }: PersonaFacts & Look) {
  return (
    <Flex
      as="article"
      colorPalette={personaHues[id]}
      gridColumn={{ lg: isWide ? 'span 7' : 'span 5' }}
      direction={{ base: 'column', lg: isWide ? 'row' : 'column' }}
      align="center"
      gap="4"
      padding={{ base: '5', md: '8' }}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="4xl"
    >
      <Box
        flex={{ lg: isWide ? '1.45' : '1' }}
        width="full"
        maxWidth={{ base: '22rem', lg: isWide ? '26rem' : '19rem' }}
        css={{ '& > svg': { transform: 'scale(1.14)' } }}
      >
        <Scene />
      </Box>
      <Box flex="1" width="full">
        <chakra.h3
          fontSize={{ base: '2rem', lg: isWide ? '2.25rem' : '2rem' }}
          color="colorPalette.text"
          // Breaks no words: the picture shrinks for the longest name.
          overflowWrap="normal"
        >
          {name}
        </chakra.h3>
        <Text fontSize="lg" marginTop="2" marginBottom="4">
          {text}
        </Text>
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label={`Skills of the ${name} path`}>
          {skills.map((skill) => (
            <chakra.li
              key={skill}
              paddingX="3"
              paddingY="1"
              bg="bg.card"
              borderWidth="2px"
              borderColor="colorPalette.line"
              borderRadius="full"
            >
              {skill}
            </chakra.li>
          ))}
        </Flex>
      </Box>
    </Flex>
  )
}
