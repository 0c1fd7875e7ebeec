import { Box, chakra, Text } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { SteppingStone } from '../../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'
import { Section } from '../section.tsx'
import { SwipeRow } from '../swipe-row.tsx'

/** The DEEPM letters as worded on the landing page (specification, section 1). The learning hub words them differently. */
const stones: [name: string, text: string, hue: Hue][] = [
  ['Discernment', 'Ask if it’s true and how you could find out.', 'coral'],
  ['Exploration', 'Try a tool, change one thing and compare.', 'amber'],
  ['Expression', 'Say it in your own voice. AI is just the pencil.', 'violet'],
  ['Playful Innovation', 'Mix ideas in new ways and see what works.', 'amber'],
  ['Mastery', 'Finish it, explain it and help someone else.', 'coral'],
]

/** Shows the five letters as ascending stepping stones. */
export function Deepm() {
  return (
    <Box bg="teal.soft" borderYWidth="3px" borderColor="border.ink">
      <Section title="DEEPM: five thinking skills" intro="This is how we think here, whatever tool we use." hue="teal">
        <SwipeRow
          as="ol"
          label="The five skills"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(5, 10rem)', lg: 'repeat(5, 1fr)' }}
          gap={{ base: '5', lg: '4' }}
          paddingTop="0"
          marginTop={{ lg: '-11rem' }}
        >
          {stones.map(([name, text, hue], index) => (
            <chakra.li
              key={name}
              style={{ '--rise': `${(stones.length - 1 - index) * 3.75}rem` } as CSSProperties}
              marginTop={{ lg: 'var(--rise)' }}
            >
              <Box maxWidth={{ base: '7rem', lg: '11rem' }}>
                <SteppingStone letter={name.charAt(0)} hue={hue} isLast={index === stones.length - 1} turn={index} />
              </Box>
              <Box marginTop="3">
                <chakra.h3 fontSize={{ base: 'xl', lg: '2xl' }} marginBottom="1">
                  {name}
                </chakra.h3>
                <Text>{text}</Text>
              </Box>
            </chakra.li>
          ))}
        </SwipeRow>
      </Section>
    </Box>
  )
}
