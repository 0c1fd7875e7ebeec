import { Box, Flex, Grid } from '@chakra-ui/react'
import type { Run } from '@deepm/schema/rules/experiments/agent/run'
import { Button } from '../../../ui/components/button.tsx'
import { doing, harmWords } from './words.ts'

/** Asks for a person's OK. */
export function Question({ action, onAnswer }: { action: string; onAnswer(isAllowed: boolean): void }) {
  return (
    <Box
      role="group"
      aria-label="The robot asks"
      bg="violet.soft"
      borderWidth="3px"
      borderColor="violet.line"
      borderRadius="2xl"
      padding="4"
    >
      <Box fontFamily="heading" fontWeight="600" fontSize="xl" marginBottom="3">
        <span aria-hidden="true">🤖 </span>May I: {doing(action).toLowerCase()}?
      </Box>
      <Flex gap="3">
        <Button hue="teal" onClick={() => onAnswer(true)}>
          Yes, OK
        </Button>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          No
        </Button>
      </Flex>
    </Box>
  )
}

/** Returns the result of a finished run in sentences. */
export function outcomeOf({ isGoalReached, harms }: Run): string[] {
  const goal = isGoalReached ? 'All chores are done.' : 'The chores are not done.'
  return [goal, ...(harms.length > 0 ? harms.map((it) => harmWords[it]) : ['Nothing is broken.'])]
}

type Props = {
  run: Run
  /** What to try next. */
  advice: string | null
  /** Whether the learner changed something since. */
  isPast: boolean
}

/** The result of the last run. It stays while the learner changes settings, so that these do not move on the screen. */
export function Outcome({ run, advice, isPast }: Props) {
  const isGood = run.isGoalReached && run.harms.length === 0
  return (
    <Box
      colorPalette={isGood ? 'success' : 'coral'}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="colorPalette.line"
      borderRadius="2xl"
      padding="4"
    >
      {isPast && <Box fontWeight="700">Last run</Box>}
      <Grid as="ul" gap="1" listStyleType="none">
        {outcomeOf(run).map((sentence, index) => (
          <Box as="li" key={sentence} fontWeight={index === 0 ? '700' : undefined}>
            <span aria-hidden="true">{index === 0 ? (run.isGoalReached ? '✓ ' : '✗ ') : run.harms.length > 0 ? '⚠ ' : '✓ '}</span>
            {sentence}
          </Box>
        ))}
      </Grid>
      {advice && (
        <Box marginTop="2" fontWeight="700">
          {advice}
        </Box>
      )}
    </Box>
  )
}
