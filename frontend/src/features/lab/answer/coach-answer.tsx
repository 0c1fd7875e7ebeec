import { Text } from '@chakra-ui/react'
import { answerPrompt } from '@deepm/schema/rules/lab/coach/lab-answer'
import { quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { type AdviceActions, CoachAdvice } from './coach-advice.tsx'
import { Comparison } from './comparison.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { ResponseButtons } from './response-buttons.tsx'

type Props = AdviceActions & { interaction: LabResponse_InteractionFragment; improvement: SentImprovement | null }

/** Shows the Practice Coach's findings. Renders them with the same rules that produced the stored answer. */
export function CoachAnswer({ interaction, improvement, ...on }: Props) {
  const { toolType, prompt, response } = interaction
  const { opening, coaching } = answerPrompt(toolType, prompt)
  return (
    <>
      {response.startsWith(quotaUsedUp) && <Text fontWeight="700">{quotaUsedUp}</Text>}
      <Text color="fg.muted">{opening}</Text>
      {improvement ? (
        <Comparison improvement={improvement} prompt={prompt} toolType={toolType} onTake={on.onTake} />
      ) : (
        <PromptQuote>{prompt}</PromptQuote>
      )}
      <CoachAdvice prompt={prompt} coaching={coaching} {...on} />
      <ResponseButtons interaction={interaction} />
    </>
  )
}
