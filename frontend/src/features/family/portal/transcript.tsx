import { Box, chakra, Text } from '@chakra-ui/react'
import { claimOutcomes } from '@deepm/schema/rules/lab/comparison'
import { coachProvider, interactionReports } from '@deepm/schema/rules/lab/lab'
import { type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { type TranscriptQuery, useTranscriptQuery } from './transcript.generated.ts'

type Interaction = NonNullable<NonNullable<TranscriptQuery['familyLearner']>['sharedInteraction']>

/** Shows a prompt and its answer, fetched when opened. */
export function Transcript({ child, id }: { child: string; id: string }) {
  const result = useTranscriptQuery({ variables: { child, id } })
  return (
    <AsyncSection result={result}>
      {({ familyLearner }) => {
        const found = familyLearner?.sharedInteraction
        return found ? (
          <Words interaction={found} />
        ) : (
          <Text>This is no longer stored. We delete prompts and answers from the lab after 90 days.</Text>
        )
      }}
    </AsyncSection>
  )
}

const coach = 'the Practice Coach, which is not an AI chatbot'
const lessonSearch = 'a search in the lesson, which is not an AI chatbot'

function Words({ interaction }: { interaction: Interaction }) {
  const { lesson, prompt, response, provider, providerName, model, reasons, isReported, reportReason, staffNote } = interaction
  const { picture, claimCheck } = interaction
  const why = reasons.filter(isReason)
  const decision = describeReviewDecision(interaction)
  return (
    <Box display="grid" gap="3">
      <Quote title={interaction.isSecondAnswer ? 'Asked a second time, to compare two answers' : 'Asked'}>{prompt}</Quote>
      <Quote title={`Answered by ${provider === coachProvider ? (lesson ? lessonSearch : coach) : `${model} (${providerName})`}`}>
        {response}
      </Quote>
      {picture && (
        <Box as="figure" display="grid" gap="2" margin="0">
          <chakra.img
            src={picture.path}
            alt={picture.altText || `Made from: ${prompt}`}
            width="min(100%, 24rem)"
            aspectRatio={picture.width / picture.height}
            borderRadius="xl"
          />
          {picture.altText && (
            <figcaption>
              <strong>Described as:</strong> {picture.altText}
            </figcaption>
          )}
        </Box>
      )}
      {claimCheck && (
        <Text overflowWrap="anywhere">
          <strong>Checked a sentence:</strong> “{claimCheck.claim}” {claimOutcomes[claimCheck.outcome]}. {claimCheck.note}
        </Text>
      )}
      {why.length > 0 && (
        <Box>
          <Text fontWeight="700">Why it was flagged</Text>
          <Box as="ul" paddingLeft="5" listStyleType="disc">
            {why.map((reason) => (
              <li key={reason}>{safetyReasons[reason]}</li>
            ))}
          </Box>
        </Box>
      )}
      {isReported && <Text>The answer was reported to staff{reportReason ? `: ${interactionReports[reportReason]}` : ''}.</Text>}
      {decision && <Text>{decision}</Text>}
      {staffNote && <Text>Our team says: {staffNote}</Text>}
    </Box>
  )
}

function Quote({ title, children }: { title: string; children: string }) {
  return (
    <Box>
      <Text fontWeight="700">{title}</Text>
      <Box as="blockquote" bg="bg.sunken" borderRadius="xl" padding="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  )
}

/** Describes the outcome of a requested review, or returns `null` if none was requested. */
export function describeReviewDecision({
  isReviewAsked,
  isReviewGranted,
  settledAt,
}: Pick<Interaction, 'isReviewAsked' | 'isReviewGranted' | 'settledAt'>): string | null {
  if (!isReviewAsked) return null
  if (isReviewGranted) return 'Staff checked it again and found no problem.'
  return settledAt
    ? 'Staff checked it again, and it stays blocked.'
    : 'Staff were asked to check it again and have not answered yet.'
}

function isReason(id: string): id is SafetyReason {
  return Object.hasOwn(safetyReasons, id)
}
