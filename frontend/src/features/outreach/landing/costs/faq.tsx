import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { Heading } from '../../../../ui/components/heading.tsx'
import { OwlSidekick } from '../../../../ui/illustrations/sidekicks.tsx'
import { questions } from './questions.ts'

/** Shows questions and answers as native `details`, which need no script. */
export function Faq() {
  return (
    <Box
      as="section"
      aria-labelledby="faq-title"
      bg="bg.sunken"
      borderTopWidth="3px"
      borderBottomWidth="3px"
      borderColor="border.ink"
    >
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: '6', lg: '16' }}
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', sm: '6', lg: '8' }}
        paddingY={{ base: '10', md: '20' }}
      >
        <Flex
          direction={{ base: 'row', lg: 'column' }}
          align={{ base: 'center', lg: 'flex-start' }}
          gap="4"
          flex={{ lg: '0 0 18rem' }}
          position={{ lg: 'sticky' }}
          top="28"
          alignSelf="flex-start"
        >
          <Box width={{ base: '24', lg: '44' }} flexShrink="0">
            <OwlSidekick mood="thinking" />
          </Box>
          <Box>
            <Heading as="h2" id="faq-title" fontSize={{ base: '3xl', md: '4xl' }} marginBottom={{ lg: '3' }}>
              What parents ask
            </Heading>
            <Text display={{ base: 'none', lg: 'block' }} color="fg.muted">
              Any other questions? Write to{' '}
              <chakra.a href={`mailto:${supportEmail}`} color="accent.text" fontWeight="700" textDecoration="underline">
                {supportEmail}
              </chakra.a>
              .
            </Text>
          </Box>
        </Flex>
        <Flex direction="column" gap="4" flex="1" minWidth="0">
          {questions.map(({ question, answer }) => (
            <Question key={question} question={question} answer={answer} />
          ))}
        </Flex>
      </Flex>
    </Box>
  )
}

function Question({ question, answer }: { question: string; answer: readonly string[] }) {
  return (
    <chakra.details
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      _open={{ boxShadow: '0 6px 0 var(--ui-colors-amber-solid)' }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minHeight="16"
        paddingX={{ base: '5', md: '6' }}
        paddingY="3"
        borderRadius="2xl"
        cursor="pointer"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & .marker': { transform: 'rotate(45deg)', background: 'amber.solid', color: 'amber.onSolid' },
        }}
      >
        <Heading as="h3" fontSize={{ base: 'lg', md: 'xl' }}>
          {question}
        </Heading>
        <Box
          as="span"
          className="marker"
          aria-hidden="true"
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="10"
          borderRadius="full"
          borderWidth="3px"
          borderColor="border.ink"
          transition="transform 200ms"
        >
          <svg viewBox="0 0 24 24" width="20" stroke="currentColor" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
            <path d="M12 4v16M4 12h16" />
          </svg>
        </Box>
      </chakra.summary>
      <Box display="grid" gap="3" paddingX={{ base: '5', md: '6' }} paddingBottom="6" paddingRight={{ md: '20' }}>
        {answer.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Box>
    </chakra.details>
  )
}
