import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Heading } from '../../../../ui/components/heading.tsx'

const inclusions = [
  {
    title: '30-day money-back guarantee',
    text: 'Not right for your child? Write to us within 30 days for a refund.',
    hue: 'amber',
    path: 'M4 12a8 8 0 1 0 2.600-5.900M4 3.500V8h4.500M12 7.500v9M14.500 9.300c-1-1.300-5-1.200-5 .8s5 1.500 5 3.700-4 2.200-5 .7',
  },
  {
    title: 'Cancel anytime',
    text: 'No notice period, and we won’t try to talk you out of it.',
    hue: 'coral',
    path: 'M5 21V4.500L14 3v18ZM14 6h4.500v15M3 21h18M11 12.500v.1',
  },
  {
    title: 'Parent dashboard',
    text: 'See your child’s progress, and withdraw your consent at any time.',
    hue: 'violet',
    path: 'M4 4h16v16H4ZM8 16v-4M12 16V8M16 16v-6',
  },
  {
    title: '24/7 support',
    text: 'Write at any time. A person reads it, not a chatbot.',
    hue: 'teal',
    path: 'M20 14.500a8.200 8.200 0 0 1-10.500-10 8.200 8.200 0 1 0 10.500 10ZM16 3.500h4l-4 5h4',
  },
] as const

export function Inclusions() {
  return (
    <Box
      as="section"
      aria-labelledby="inclusions-title"
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingBottom={{ base: '10', md: '20' }}
    >
      <Box borderWidth="3px" borderStyle="dashed" borderColor="border.ink" borderRadius="4xl" padding={{ base: '5', md: '8' }}>
        <Heading as="h2" id="inclusions-title" size="xl" textAlign="center" marginBottom={{ base: '4', md: '6' }}>
          Included in every plan
        </Heading>
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '3', lg: '5' }}>
          {inclusions.map(({ title, text, hue, path }) => (
            <Flex
              as="li"
              key={title}
              colorPalette={hue}
              direction={{ base: 'row', sm: 'column' }}
              align="center"
              textAlign={{ sm: 'center' }}
              gap={{ base: '2', sm: '4' }}
            >
              <Postmark path={path} />
              <Box>
                <Heading as="h3" size="lg" fontSize={{ base: 'lg', sm: 'xl' }} marginBottom={{ sm: '1' }}>
                  {title}
                </Heading>
                <Text display={{ base: 'none', sm: 'block' }} color="fg.muted">
                  {text}
                </Text>
              </Box>
            </Flex>
          ))}
        </SimpleGrid>
      </Box>
    </Box>
  )
}

function Postmark({ path }: { path: string }) {
  return (
    <Box
      aria-hidden="true"
      flexShrink="0"
      alignSelf="center"
      padding="1.5"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderStyle="dotted"
      borderRadius="full"
    >
      <Box
        display="grid"
        placeItems="center"
        boxSize={{ base: '12', sm: '20' }}
        borderRadius="full"
        borderWidth="3px"
        borderColor="art.line"
        bg="colorPalette.solid"
        color="colorPalette.onSolid"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          width="62%"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={path} />
        </svg>
      </Box>
    </Box>
  )
}
