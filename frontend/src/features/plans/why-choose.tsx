import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { guaranteeDays } from '@deepm/schema/rules/plans/programmes'
import { Heading } from '../../ui/components/heading.tsx'
import { Seal } from '../../ui/illustrations/emblems/seal.tsx'

const reasons = [
  [
    'Lessons that check understanding',
    'Each lesson ends with questions. Learners see right away why an answer is right or wrong.',
  ],
  ['Safety comes first', 'Lessons teach what never to share in a chat, and under-13s can start only once a parent agrees.'],
  ['Real projects', 'In the Project Studio, learners plan, build and finish their own projects with what they have learned.'],
  ['Parents stay informed', 'The Parent Portal shows progress, activity and safety, with a weekly report.'],
] as const

/** Shows the guarantee and four reasons. */
export function WhyChoose() {
  return (
    <Box as="section" aria-labelledby="why-title">
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '8', md: '12' }} align={{ md: 'center' }}>
        <Flex direction="column" align="center" textAlign="center" gap="3" flex={{ md: '0 0 15rem' }}>
          <Box width="44">
            <Seal mark={String(guaranteeDays)} note="days" />
          </Box>
          <Text>
            <b>{guaranteeDays}-day money-back guarantee.</b> If it’s not right for you, write to us and we’ll give you a full
            refund.
          </Text>
        </Flex>
        <Box flex="1" minWidth="0">
          <Heading as="h2" id="why-title" fontSize={{ base: '2xl', md: '3xl' }} marginBottom="5">
            Why choose DEEPM Academy
          </Heading>
          <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="6">
            {reasons.map(([title, text]) => (
              <Box key={title} borderLeftWidth="5px" borderColor="amber.line" paddingLeft="4">
                <chakra.dt fontFamily="heading" fontWeight="600" fontSize="xl">
                  {title}
                </chakra.dt>
                <chakra.dd margin="0" color="fg.muted">
                  {text}
                </chakra.dd>
              </Box>
            ))}
          </chakra.dl>
        </Box>
      </Flex>
    </Box>
  )
}
