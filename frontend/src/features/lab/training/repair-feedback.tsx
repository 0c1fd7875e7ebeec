import { Box, Text } from '@chakra-ui/react'
import type { RepairReading } from '@deepm/schema/rules/lab/exercises/read-repair'
import { Notice } from '../../../ui/feedback/feedback.tsx'

type Props = {
  reading: RepairReading | 'unchanged' | null
  /** Whether the solution can be opened. */
  maySolve: boolean
}

/** Says how far the last try is. A live region, since the focus stays on the button. */
export function RepairFeedback({ reading, maySolve }: Props) {
  const feedback = reading && feedbackOf(reading)
  return (
    <Box role="status">
      {feedback && (
        <Notice tone="info" title={feedback.title}>
          <Text>{feedback.text}</Text>
          {maySolve && <Text>You can keep trying, or look at a solution.</Text>}
        </Notice>
      )}
    </Box>
  )
}

type Feedback = { title: string; text: string }

function feedbackOf(reading: RepairReading | 'unchanged'): Feedback | null {
  if (reading === 'unchanged') return { title: 'Nothing has changed yet', text: 'Change or add something, then check it.' }
  switch (reading.result) {
    case 'unfinished': {
      const { said, missing } = reading
      return said.length > 0
        ? { title: 'You’re getting closer', text: `You said ${list(said)}. Now also say ${list(missing)}.` }
        : { title: 'Not there yet', text: `Say ${list(missing)}.` }
    }
    case 'reply':
      return { title: reading.reply.title, text: reading.reply.text }
    case 'repaired':
      return null
  }
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}
