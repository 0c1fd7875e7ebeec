import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { coachParts, maxPartScore, maxTotalScore } from '@deepm/schema/rules/lab/coach'
import { answerPrompt, quotaUsedUp } from '@deepm/schema/rules/lab/lab-answer'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ScoreDots } from '../../../ui/components/score-dots.tsx'
import { toolStyles } from '../tools/style.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { ResponseButtons } from './response-buttons.tsx'

type Props = { interaction: LabResponse_InteractionFragment; onTake(example: string): void }

/** Shows the Practice Coach's findings. Renders them with the same rules that produced the stored answer. */
export function CoachAnswer({ interaction, onTake }: Props) {
  const { toolType, prompt, response } = interaction
  const { opening, coaching, sketch } = answerPrompt(toolType, prompt)
  const { parts, total, change, rewritten } = coaching
  return (
    <>
      {response.startsWith(quotaUsedUp) && <Text fontWeight="700">{quotaUsedUp}</Text>}
      <Text color="fg.muted">{opening}</Text>
      <PromptQuote>{prompt}</PromptQuote>
      <Heading as="h3" size="lg">
        {total} of {maxTotalScore} prompt tips used
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" minChildWidth="min(100%, 14rem)" gap="3">
        {parts.map(({ id, score, found }) => (
          <Box as="li" key={id} borderWidth="2px" borderColor="border.soft" borderRadius="xl" padding="3">
            <Flex justify="space-between" gap="2">
              <Text fontWeight="700">{coachParts.find((part) => part.id === id)?.name}</Text>
              <ScoreDots score={score} max={maxPartScore} />
            </Flex>
            <Text color="fg.muted">{found.join(' ') || 'Nothing here yet.'}</Text>
          </Box>
        ))}
      </SimpleGrid>
      {sketch && (
        <Box>
          <Heading as="h3" size="lg">
            Your picture in words
          </Heading>
          <Text color="fg.muted">No picture was made. This is what your words say, and what they leave open.</Text>
          <Box as="dl" display="grid" gap="2" marginTop="2">
            {sketch.map(({ id, name, isFound, text }) => (
              <Box key={id} borderLeftWidth="6px" borderColor={isFound ? 'success.line' : 'border.soft'} paddingLeft="3">
                <Box as="dt" fontWeight="700">
                  {name}
                </Box>
                <Box as="dd" overflowWrap="anywhere" color={isFound ? 'fg.ink' : 'fg.muted'}>
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Box colorPalette={toolStyles[toolType].hue} bg="colorPalette.soft" borderRadius="2xl" padding="4" display="grid" gap="2">
        <Heading as="h3" size="lg">
          {change ? 'The one change that helps most' : 'All tips used'}
        </Heading>
        <Text>{change?.tip ?? 'Only you can judge whether the idea is good and an answer is right.'}</Text>
        {rewritten && (
          <>
            <Text fontWeight="700">For example:</Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {rewritten}
            </Text>
            <Box>
              <Button variant="outline" onClick={() => onTake(rewritten)}>
                Try this example
              </Button>
            </Box>
          </>
        )}
      </Box>
      <ResponseButtons interaction={interaction} />
    </>
  )
}
