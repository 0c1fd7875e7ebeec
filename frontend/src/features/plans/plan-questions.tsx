import { Box, chakra, Text } from '@chakra-ui/react'
import { guaranteeDays, supportEmail } from '@deepm/schema/rules/plans/programmes'
import { ChevronDownIcon } from '../../ui/components/icons.tsx'
import { Section } from '../../ui/components/page.tsx'

const questions = [
  [
    'Why are these prices different from those on the home page?',
    'They are two separate offers. The home page lists memberships, from $0 to $49 a month; they have not started yet, so choosing one costs nothing today. This page lists programmes. A programme has no free trial; it has the guarantee instead.',
  ],
  [
    'What do we get with a programme right now?',
    'For now, every account can use all lessons, tools and projects, with or without a programme. Programme limits will apply once memberships start.',
  ],
  [
    `How does the ${guaranteeDays}-day guarantee work?`,
    `Write to ${supportEmail} within ${guaranteeDays} days of your first payment and we’ll refund all of it. You don’t have to give a reason.`,
  ],
  [
    'Can we cancel at any time?',
    'Yes. Write to us and the programme ends with the month you have paid for. You keep your progress and your account.',
  ],
  [
    'Can we change to another programme later?',
    'Yes, up or down. Write to us and the new programme starts with your next month. You never pay for two at the same time.',
  ],
  ['What ages are the programmes for?', 'Ages 9 to 16.'],
  [
    'Who can subscribe?',
    'Parents and guardians, and learners who were 18 or older when they joined. Anyone younger has to ask a parent or guardian.',
  ],
] as const

/** Shows questions and answers as native `details`, which need no script. */
export function PlanQuestions() {
  return (
    <Section title="Questions about the programmes">
      <Box maxWidth="4xl">
        {questions.map(([question, answer]) => (
          <chakra.details key={question} borderBottomWidth="3px" borderColor="border.soft">
            <chakra.summary
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              minHeight="14"
              paddingY="3"
              fontFamily="heading"
              fontWeight="600"
              fontSize="lg"
              cursor="pointer"
              listStyleType="none"
              borderRadius="md"
              css={{
                '&::-webkit-details-marker': { display: 'none' },
                '& > span': { transition: 'transform 160ms', flexShrink: 0 },
                'details[open] > & > span': { transform: 'rotate(180deg)' },
              }}
            >
              {question}
              <span aria-hidden="true">
                <ChevronDownIcon />
              </span>
            </chakra.summary>
            <Text paddingBottom="5" maxWidth="prose">
              {answer}
            </Text>
          </chakra.details>
        ))}
      </Box>
    </Section>
  )
}
