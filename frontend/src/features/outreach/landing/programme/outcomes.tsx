import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChameleonSidekick } from '../../../../ui/illustrations/sidekicks.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'
import { Section } from '../section.tsx'

const outcomes: [text: string, hue: Hue][] = [
  ['I can tell an AI what I want so that it understands.', 'amber'],
  ['I can find the claim that needs checking, and check it.', 'coral'],
  ['I know what never belongs in a chat.', 'violet'],
  ['I can say which part I made and which part the AI made.', 'teal'],
  ['I have finished a project and shown it to others.', 'amber'],
]

export function Outcomes() {
  return (
    <Section title="What you’ll be able to say" tone="sunken" hue="teal">
      <Box
        position="relative"
        maxWidth="54rem"
        marginLeft={{ lg: 'auto' }}
        bg="bg.card"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        paddingY="4"
        paddingRight={{ base: '5', md: '10' }}
        paddingLeft={{ base: '5', md: '24' }}
        boxShadow={{ base: '0 8px 0 var(--ui-colors-teal-solid)', lg: '-14px 12px 0 var(--ui-colors-teal-solid)' }}
      >
        <Box
          position="absolute"
          insetY="0"
          left="16"
          borderLeftWidth="3px"
          borderColor="coral.solid"
          display={{ base: 'none', md: 'block' }}
          aria-hidden="true"
        />
        <Box
          position="absolute"
          right={{ base: '4', md: '8' }}
          top={{ base: '-4.75rem', md: '-8.5rem' }}
          width={{ base: '5.5rem', md: '10rem' }}
        >
          <ChameleonSidekick mood="cheering" />
        </Box>
        <chakra.ul listStyleType="none">
          {outcomes.map(([text, hue], index) => (
            <Flex
              as="li"
              key={text}
              colorPalette={hue}
              gap="4"
              align="center"
              paddingY={{ base: '3', md: '5' }}
              borderTopWidth={index ? '2px' : '0'}
              borderColor="border.soft"
              fontFamily="heading"
              fontWeight="500"
              fontSize={{ base: 'lg', md: '1.75rem' }}
              lineHeight="1.25"
            >
              <Tick />
              {text}
            </Flex>
          ))}
        </chakra.ul>
      </Box>
    </Section>
  )
}

function Tick() {
  return (
    <Box flex="none" width={{ base: '8', md: '10' }} color="colorPalette.line">
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d="M8 10q12-4 25-2 2 12 0 25-13 2-26 0-1-12 1-25" strokeWidth="3" />
        <path d="m12 20 9 9Q27 15 38 4" strokeWidth="5" />
      </svg>
    </Box>
  )
}
