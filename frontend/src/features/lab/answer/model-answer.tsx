import { Box, Text } from '@chakra-ui/react'
import { answerPrompt } from '@deepm/schema/rules/lab/coach/lab-answer'
import { Heading } from '../../../ui/components/heading.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { describeAnswerSource } from '../tools/answered-by.ts'
import { AnswerText } from './answer-text.tsx'
import { type AdviceActions, CoachAdvice } from './coach-advice.tsx'
import { Comparison } from './comparison.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { ResponseButtons } from './response-buttons.tsx'

type Props = AdviceActions & { interaction: LabResponse_InteractionFragment; improvement: SentImprovement | null }

/** Shows a model's answer, its source and the Practice Coach's advice on the prompt. */
export function ModelAnswer({ interaction, improvement, ...on }: Props) {
  const { toolType, prompt, response } = interaction
  return (
    <>
      <Text color="fg.muted">{describeAnswerSource(toolType, interaction)}</Text>
      {improvement ? (
        <Comparison improvement={improvement} prompt={prompt} toolType={toolType} onTake={on.onTake} />
      ) : (
        <PromptQuote>{prompt}</PromptQuote>
      )}
      <AnswerText text={response} isWhole />
      <Text fontWeight="700">
        <span aria-hidden="true">🔎 </span>AI can be wrong: check it before you use it.
      </Text>
      <Box as="section" aria-label="Practice Coach" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <Heading as="h3" size="lg">
          About your prompt
        </Heading>
        <Text color="fg.muted">Found by the Practice Coach. It reads your prompt, not the answer.</Text>
        <CoachAdvice prompt={prompt} coaching={answerPrompt(toolType, prompt).coaching} {...on} />
      </Box>
      <ResponseButtons interaction={interaction} />
    </>
  )
}
