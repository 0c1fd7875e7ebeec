import { Box, Text } from '@chakra-ui/react'
import type { CoachedKind } from '@deepm/schema/rules/lab/coach/kinds/kinds'
import { answerPrompt, kindNames } from '@deepm/schema/rules/lab/coach/lab-answer'
import { quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { useState } from 'react'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { type AdviceActions, CoachAdvice } from './coach-advice.tsx'
import { Comparison } from './comparison.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { PromptQuote } from './prompt-quote.tsx'
import { ResponseButtons } from './response-buttons.tsx'

type Props = AdviceActions & { interaction: LabResponse_InteractionFragment; improvement: SentImprovement | null }

const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

/** Shows the Practice Coach's findings, as in the stored answer. A learner can correct the kind of prompt that it guessed. */
export function CoachAnswer({ interaction, improvement, ...on }: Props) {
  const { id, toolType, prompt, response } = interaction
  const [chosen, setChosen] = useState<{ id: string; kind: CoachedKind } | null>(null)
  const { opening, coaching } = answerPrompt(toolType, prompt, chosen?.id === id ? chosen.kind : undefined)
  const isKnown = coaching.kind in kindNames && coaching.isSure
  return (
    <>
      {response.startsWith(quotaUsedUp) && <Text fontWeight="700">{quotaUsedUp}</Text>}
      <Text color="fg.muted">{opening}</Text>
      {improvement ? (
        <Comparison improvement={improvement} prompt={prompt} toolType={toolType} onTake={on.onTake} />
      ) : (
        <PromptQuote>{prompt}</PromptQuote>
      )}
      {coaching.kind !== 'trick' && toolType !== 'dalle' && (
        <Box maxWidth="20rem">
          <SelectField
            label="I took this for"
            hint="Not right? Choose what you meant."
            options={kindOptions}
            placeholder={isKnown ? undefined : 'Nothing I know'}
            value={isKnown ? coaching.kind : ''}
            onChange={({ target }) => setChosen({ id, kind: target.value as CoachedKind })}
          />
        </Box>
      )}
      <CoachAdvice prompt={prompt} coaching={coaching} {...on} />
      <ResponseButtons interaction={interaction} />
    </>
  )
}
