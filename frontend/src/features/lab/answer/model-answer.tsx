import { Box, Text } from '@chakra-ui/react'
import { coachPrompt, maxTotalScore } from '@deepm/schema/rules/lab/coach'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { describeAnswerSource } from '../tools/answered-by.ts'
import { AnswerText } from './answer-text.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { ResponseButtons } from './response-buttons.tsx'

type Props = { interaction: LabResponse_InteractionFragment; onTake(example: string): void }

/** Shows a model's answer, its source and the Practice Coach's advice on the prompt. */
export function ModelAnswer({ interaction, onTake }: Props) {
  const { toolType, prompt, response } = interaction
  return (
    <>
      <Text color="fg.muted">{describeAnswerSource(toolType, interaction)}</Text>
      <PromptQuote>{prompt}</PromptQuote>
      <AnswerText text={response} isWhole />
      <Text fontWeight="700">
        <span aria-hidden="true">🔎 </span>AI can be wrong: check it before you use it.
      </Text>
      <CoachBeside prompt={prompt} onTake={onTake} />
      <ResponseButtons interaction={interaction} />
    </>
  )
}

/** Scores the prompt, not the answer. */
function CoachBeside({ prompt, onTake }: { prompt: string; onTake: Props['onTake'] }) {
  const { total, change, rewritten } = coachPrompt(prompt)
  return (
    <Box bg="colorPalette.soft" borderRadius="2xl" padding="4" display="grid" gap="2">
      <Heading as="h3" size="lg">
        Your prompt: {total} of {maxTotalScore} prompt tips used
      </Heading>
      <Text color="fg.muted">Found by the Practice Coach. It reads your prompt, not the answer.</Text>
      <Text>
        {change
          ? `The one change that helps most: ${change.tip}`
          : 'All tips used. Only you can judge whether the answer is right.'}
      </Text>
      {rewritten && (
        <>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            “{rewritten}”
          </Text>
          <Box>
            <Button variant="outline" onClick={() => onTake(rewritten)}>
              Use this version
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}
