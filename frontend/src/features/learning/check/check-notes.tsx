import { Box, chakra, Text } from '@chakra-ui/react'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { canAnswer, type LessonAccess } from '../lesson-access.ts'
import { SidekickLine } from '../sidekick/line.tsx'
import type { Sidekick } from '../sidekick/sidekicks.ts'
import { Speech } from '../sidekick/speech.tsx'
import type { CheckStatus_StatusFragment } from './check-status.generated.ts'

/** Shows why a reader cannot answer. */
export function AnswerAccess({ access }: { access: LessonAccess }) {
  if (access === 'waiting')
    return (
      <Notice tone="info" title="We can’t save your answers yet">
        You can read the questions. You can answer them once your parent says yes.
      </Notice>
    )
  if (access === 'onDevice')
    return (
      <Text color="fg.muted">Your answers stay on this device. Once your parent says yes, you can add them to your account.</Text>
    )
  if (access === 'watching')
    return (
      <Text color="fg.muted">
        These are the questions for learners. Only learners can answer them, so your answers are not graded.
      </Text>
    )
  return null
}

/** Shows how many questions are right and how many are needed. */
export function CheckScore({ status, access }: { status: CheckStatus_StatusFragment; access: LessonAccess }) {
  if (!canAnswer(access)) return null
  return (
    <chakra.p role="status" fontFamily="heading" fontWeight="600" fontSize="lg">
      {status.correct} of {status.total} right, {status.needed} needed
      {status.withHelp > 0 && ` (${status.withHelp} with help)`}
    </chakra.p>
  )
}

export function CheckPassed({ sidekick, turn }: { sidekick: Sidekick; turn: number }) {
  return (
    <Box bg="success.soft" borderRadius="2xl" padding="4">
      <Speech Figure={sidekick.Figure} mood="cheering" size="5rem">
        <Text fontWeight="700" color="success.text">
          You passed the check.
        </Text>
        <SidekickLine sidekick={sidekick.id} occasion="passed" turn={turn} />
      </Speech>
    </Box>
  )
}
