import { Box, chakra, Text } from '@chakra-ui/react'
import { SteppingStone } from '../../../ui/illustrations/emblems/stepping-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

/** The DEEPM letters as worded on the learning hub (specification, section 1). The landing page words them differently. */
const parts: [name: string, text: string, hue: Hue][] = [
  ['Discover', 'Meet one new idea and find out why it matters.', 'teal'],
  ['Engage', 'See how it works in a real example, both good and bad.', 'amber'],
  ['Evaluate', 'Check the machine: what is wrong, unfair or too private?', 'violet'],
  ['Practice', 'Try it yourself, with a tool or just with paper.', 'coral'],
  ['Master', 'Use it to make something yourself, and explain how.', 'teal'],
]

/** Shows the five parts of every lesson. */
export function CourseFramework() {
  return (
    <chakra.ol
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' }}
      gap={{ base: '5', lg: '4' }}
    >
      {parts.map(([name, text, hue], index) => (
        <chakra.li
          key={name}
          display={{ base: 'grid', lg: 'block' }}
          gridTemplateColumns="5rem 1fr"
          columnGap="4"
          alignItems="center"
        >
          <Box maxWidth={{ lg: '9rem' }}>
            <SteppingStone letter={name.charAt(0)} hue={hue} isLast={index === parts.length - 1} turn={index} />
          </Box>
          <Box marginTop={{ lg: '3' }}>
            <chakra.h3 fontSize="xl" marginBottom="1">
              {name}
            </chakra.h3>
            <Text>{text}</Text>
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
