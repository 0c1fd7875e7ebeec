import { Box, Text } from '@chakra-ui/react'
import { type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { HelpCard } from '../prompt/help-card.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { ReportButton } from './report-button.tsx'
import { ReviewButton } from './review-button.tsx'

type Props = { interaction: LabResponse_InteractionFragment }

/** Shows why there is no answer: helplines in a crisis, or what was blocked. */
export function Unanswered({ interaction }: Props) {
  if (interaction.isCrisis) return <HelpCard topic={interaction.crisisTopic ?? 'general'} sending="sent" />
  if (interaction.reasons.includes('unsafeAnswer')) return <BlockedAnswer interaction={interaction} />
  return <BlockedPrompt interaction={interaction} />
}

/** Shows a blocked prompt with the reasons. */
function BlockedPrompt({ interaction }: Props) {
  const { response, reasons } = interaction
  return (
    <Notice tone="danger" title="Content blocked for safety">
      <Box display="grid" gap="3">
        <Text whiteSpace="pre-line">{response}</Text>
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {reasons.filter(isReason).map((reason) => (
            <li key={reason}>{safetyReasons[reason]}</li>
          ))}
        </Box>
        <Review interaction={interaction} />
      </Box>
    </Notice>
  )
}

/** Shows a blocked answer in a neutral tone, because the learner did nothing wrong. */
function BlockedAnswer({ interaction }: Props) {
  return (
    <Notice tone="info" title="We can’t show you this answer">
      <Box display="grid" gap="3">
        <Text>{interaction.response}</Text>
        <Text>You can also report it, or ask a person on our team to check it.</Text>
        <Review interaction={interaction} />
        <ReportButton interaction={interaction} />
      </Box>
    </Notice>
  )
}

function Review({ interaction: { id, isReviewAsked, staffNote } }: Props) {
  return staffNote ? <Text>Our team says: {staffNote}</Text> : <ReviewButton id={id} isAsked={isReviewAsked} />
}

function isReason(id: string): id is SafetyReason {
  return Object.hasOwn(safetyReasons, id)
}
