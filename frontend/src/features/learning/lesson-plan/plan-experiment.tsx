import { Box, chakra, Text } from '@chakra-ui/react'
import { experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { LessonPlan } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import { Link } from 'react-router-dom'

const ExperimentLink = chakra(Link)

/** The experiment that a class can open without an account, with its full address in print, and those of the lesson itself. */
export function PlanExperiment({ plan: { experiment, furtherExperiments } }: { plan: LessonPlan }) {
  return (
    <>
      {experiment ? (
        <Text>
          Open without an account:{' '}
          <ExperimentLink
            to={`/experiments/${experiment}`}
            color="accent.text"
            fontWeight="700"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
          >
            {experiments[experiment].title}
          </ExperimentLink>
          <Box as="span" display={{ base: 'none', _print: 'inline' }}>
            {' '}
            ({origin()}/experiments/{experiment})
          </Box>
        </Text>
      ) : (
        <Text>No screens or accounts needed: this plan uses paper and the board.</Text>
      )}
      {furtherExperiments.length > 0 && (
        <Text color="fg.muted">In the online lesson, pupils with an account also use {furtherExperiments.join(' and ')}.</Text>
      )}
    </>
  )
}

/** The build does not know the public address; the server inserts it in place of this word. */
function origin(): string {
  return typeof window === 'undefined' ? '__ORIGIN__' : window.location.origin
}
