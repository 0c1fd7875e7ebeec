import { Box, Text } from '@chakra-ui/react'
import { answerPrompt } from '@deepm/schema/rules/lab/coach/lab-answer'
import { useRef } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { AnswerText } from '../answer/answer-text.tsx'
import { type AdviceActions, CoachAdvice } from '../answer/coach-advice.tsx'
import { Comparison } from '../answer/comparison.tsx'
import type { LabResponse_InteractionFragment } from '../answer/lab-response.generated.ts'
import { PromptQuote } from '../answer/prompt-quote.tsx'
import { ResponseButtons } from '../answer/response-buttons.tsx'
import { AnswerPair } from '../compare/answer-pair.tsx'
import { AskAgain } from '../compare/ask-again.tsx'
import { ClaimCheck } from '../compare/claim-check.tsx'
import { type ComparingProps, secondAnswerChoices, useSecondAnswer } from '../compare/use-second-answer.ts'
import { PictureAnswer } from '../picture/picture-answer.tsx'
import type { SentImprovement } from '../prompt/use-improvement.ts'
import { describeAnswerSource } from '../tools/answered-by.ts'

type Props = AdviceActions & {
  interaction: LabResponse_InteractionFragment
  improvement: SentImprovement | null
  comparing: ComparingProps
}

/** Shows a model's answer, its source and the Practice Coach's advice on the prompt. A second answer can be requested to compare. */
export function ModelAnswer({ interaction, improvement, comparing, ...on }: Props) {
  const { toolType, prompt, response, picture } = interaction
  const isPictureHidden = picture !== null && picture.expectation === ''
  const heading = useRef<HTMLHeadingElement>(null)
  const { reply, second, hasAsked, ask, stop } = useSecondAnswer(comparing, heading)
  const choices = secondAnswerChoices(interaction, comparing.models)
  return (
    <>
      <Text color="fg.muted">{describeAnswerSource(toolType, interaction, picture !== null)}</Text>
      {improvement ? (
        <Comparison improvement={improvement} prompt={prompt} toolType={toolType} onTake={on.onTake} />
      ) : (
        <PromptQuote>{prompt}</PromptQuote>
      )}
      {hasAsked ? (
        <AnswerPair
          first={interaction}
          second={second}
          reply={reply}
          models={comparing.models}
          headingRef={heading}
          onAgain={ask}
          onStop={() => {
            stop()
            heading.current?.focus()
          }}
        />
      ) : picture ? (
        !isPictureHidden && <PictureAnswer id={interaction.id} picture={picture} />
      ) : (
        <AnswerText text={response} isWhole />
      )}
      {!isPictureHidden && (
        <Text fontWeight="700">
          <span aria-hidden="true">🔎 </span>
          {picture
            ? 'An AI made this picture. It is not a photo of anything real.'
            : 'AI can be wrong: check it before you use it.'}
        </Text>
      )}
      {!hasAsked && !isPictureHidden && <ResponseButtons interaction={interaction} text={picture?.altText} />}
      {!hasAsked && choices.length > 0 && <AskAgain choices={choices} onAsk={ask} />}
      {second && second.safetyLevel !== 'danger' && <ClaimCheck first={interaction} second={second} />}
      <Box as="section" aria-label="Practice Coach" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <Heading as="h3" size="lg">
          About your prompt
        </Heading>
        <Text color="fg.muted">Found by the Practice Coach. It reads your prompt, not the {picture ? 'picture' : 'answer'}.</Text>
        <CoachAdvice prompt={prompt} coaching={answerPrompt(toolType, prompt).coaching} hasPicture={picture !== null} {...on} />
      </Box>
    </>
  )
}
