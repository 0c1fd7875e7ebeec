import { Box, chakra, Text } from '@chakra-ui/react'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../../../ui/illustrations/sidekicks.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'

const sidekicks = [
  {
    name: 'Mentor Guide',
    text: 'Asks the questions you hadn’t thought of.',
    hue: 'violet',
    crate: '1.5rem',
    figure: <OwlSidekick />,
  },
  {
    name: 'Brain Bot',
    text: 'Knows how AI gets its answers, and when it’s only guessing.',
    hue: 'amber',
    crate: '5rem',
    figure: <BotSidekick />,
  },
  {
    name: 'Design Dynamo',
    text: 'Turns one idea into twelve and helps you pick the best.',
    hue: 'teal',
    crate: '0',
    figure: <ChameleonSidekick />,
  },
  {
    name: 'Maestro',
    text: 'Brings words, pictures and people together until it all fits.',
    hue: 'coral',
    crate: '3rem',
    figure: <FoxSidekick mood="cheering" />,
  },
] satisfies { name: string; text: string; hue: Hue; crate: string; figure: React.ReactNode }[]

export function Sidekicks() {
  return (
    <Section title="Meet your four sidekicks" intro="One of them helps you in every lesson." hue="amber">
      <SwipeRow
        as="ul"
        label="The four sidekicks"
        display="grid"
        gap="0"
        paddingTop="0"
        gridTemplateColumns={{ base: 'repeat(4, 11.5rem)', lg: 'repeat(4, 1fr)' }}
      >
        {sidekicks.map(({ name, text, hue, crate, figure }) => (
          <chakra.li key={name} display="grid" gridRow="span 3" gridTemplateRows="subgrid" colorPalette={hue}>
            <Box alignSelf="end" width={{ base: '8rem', lg: '12rem' }} marginX="auto">
              <Box marginBottom="-3">{figure}</Box>
              <Box
                height={crate}
                borderWidth={crate === '0' ? '0' : '4px'}
                borderBottomWidth="0"
                borderColor="art.line"
                bg="colorPalette.solid"
                marginX="3"
              />
            </Box>
            <Box
              height="1.75rem"
              bg="art.wood"
              borderYWidth="4px"
              borderColor="art.line"
              backgroundImage="linear-gradient(90deg, var(--ui-colors-art-line) 4px, transparent 4px)"
              backgroundSize="5.5rem 100%"
            />
            <Box paddingTop="4" paddingBottom={{ base: '2', lg: '0' }} paddingX="2" textAlign="center">
              <chakra.h3 fontSize={{ base: 'xl', lg: '2xl' }} marginBottom="1">
                {name}
              </chakra.h3>
              <Text maxWidth="15rem" marginX="auto">
                {text}
              </Text>
            </Box>
          </chakra.li>
        ))}
      </SwipeRow>
    </Section>
  )
}
