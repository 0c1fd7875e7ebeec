import { Box, Flex, Text } from '@chakra-ui/react'
import { claimOutcomes } from '@deepm/schema/rules/lab/comparison'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { memo } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ExpectationForm } from '../picture/expectation-form.tsx'
import { PictureAnswer } from '../picture/picture-answer.tsx'
import { describeAnswerSource, isModel } from '../tools/answered-by.ts'
import { toolStyles } from '../tools/style.tsx'
import { AnswerText } from './answer-text.tsx'
import type { RecentInteractions_InteractionFragment } from './recent-interactions.generated.ts'

type Props = {
  interactions: readonly RecentInteractions_InteractionFragment[]
  onOpen(interaction: RecentInteractions_InteractionFragment): void
}

/** Lists the last three prompts with their answers. Each prompt can be reused. */
export const RecentInteractions = memo(function RecentInteractions({ interactions, onOpen }: Props) {
  return (
    <Card as="section" display="grid" gap="3" aria-label="Recent interactions">
      <Heading as="h2" size="xl">
        Recent interactions
      </Heading>
      {interactions.length === 0 && <Text color="fg.muted">No recent interactions</Text>}
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {interactions.map((interaction) => (
          <Recent key={interaction.id} interaction={interaction} onOpen={onOpen} />
        ))}
      </Box>
      <Text color="fg.muted">
        You, your linked parent and our staff can read what you send. We delete it after 90 days. If it sounds like an emergency,
        only you and our staff can read it.
      </Text>
    </Card>
  )
})

function Recent({ interaction, onOpen }: { interaction: RecentInteractions_InteractionFragment; onOpen: Props['onOpen'] }) {
  const { toolType, prompt, response, safetyLevel, reasons, isCrisis, createdAt, staffNote, claimCheck } = interaction
  const isAnswered = safetyLevel !== 'danger'
  const when = new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return (
    <Box as="li" colorPalette={toolStyles[toolType].hue} borderLeftWidth="6px" borderColor="colorPalette.line" paddingLeft="3">
      <Flex justify="space-between" gap="2" color="fg.muted">
        <span>
          {toolNames[toolType]}
          {interaction.isSecondAnswer && ', second answer'}
        </span>
        <time dateTime={createdAt}>{when}</time>
      </Flex>
      <details>
        <Box asChild cursor="pointer" overflowWrap="anywhere" minHeight="11" display="flex" alignItems="center">
          <summary>
            <Text lineClamp="2">{prompt}</Text>
          </summary>
        </Box>
        <Box display="grid" gap="2" marginTop="2" color="fg.muted">
          {interaction.picture ? (
            <>
              <Text>{describeAnswerSource(toolType, interaction, true)}</Text>
              {interaction.picture.expectation ? (
                <PictureAnswer id={interaction.id} picture={interaction.picture} />
              ) : (
                <ExpectationForm id={interaction.id} />
              )}
            </>
          ) : isAnswered && isModel(interaction) ? (
            <>
              <Text>{describeAnswerSource(toolType, interaction)} Check it: AI can be wrong.</Text>
              <AnswerText text={response} isWhole />
            </>
          ) : (
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {response}
            </Text>
          )}
        </Box>
        {claimCheck && (
          <Text marginTop="2" overflowWrap="anywhere">
            You checked “{claimCheck.claim}”: {claimOutcomes[claimCheck.outcome]}. {claimCheck.note}
          </Text>
        )}
        {!isCrisis && (
          <Box asChild color="accent.text" fontWeight="600" minHeight="11" cursor="pointer" textDecoration="underline">
            <button type="button" onClick={() => onOpen(interaction)}>
              Use this prompt again
            </button>
          </Box>
        )}
      </details>
      {!isAnswered && !isCrisis && (
        <Text color="danger.text">{reasons.includes('unsafeAnswer') ? 'Answer stopped' : 'Blocked'}</Text>
      )}
      {staffNote && <Text>Our team says: {staffNote}</Text>}
    </Box>
  )
}
