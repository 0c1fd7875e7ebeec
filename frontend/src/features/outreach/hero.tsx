import { Box, Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LighthouseScene } from '../../ui/illustrations/lighthouse-scene.tsx'

export function Hero() {
  return (
    <Flex
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingY={{ base: '8', lg: '16' }}
      gap="8"
      align="center"
      direction={{ base: 'column', lg: 'row' }}
    >
      <Box flex="1.1">
        <Heading as="h1" fontSize={{ base: '2.5rem', lg: '4rem' }} lineHeight="1.05" marginBottom="5">
          Make things with AI. Know when it is wrong.
        </Heading>
        <Text fontSize="xl" marginBottom="8" maxWidth="34rem">
          DEEPM Academy teaches young people to use AI tools safely and creatively, with their parents beside them.
        </Text>
        <LinkButton to="/signup" size="lg">
          Start Free Trial
        </LinkButton>
      </Box>
      <Box flex="1" width="100%" maxWidth="30rem">
        <LighthouseScene title="Young people exploring beside a friendly lighthouse" />
      </Box>
    </Flex>
  )
}
