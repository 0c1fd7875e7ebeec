import { Box, chakra, Text } from '@chakra-ui/react'
import { type ReplyPart, replyParts } from '@deepm/schema/rules/learning/tutor/tutor'
import { harmReply } from '@deepm/schema/rules/safety/refusal'
import type { ReactNode } from 'react'
import { Bubble } from '../../../ui/components/bubble.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { CopyButton } from '../answer/copy-button.tsx'
import { ReportButton } from '../answer/report-button.tsx'
import { Unanswered } from '../answer/unanswered.tsx'
import { answerSourceName, isModel } from '../tools/answered-by.ts'
import type { TutorTurn_InteractionFragment } from './turn.generated.ts'

type Props = {
  turn: TutorTurn_InteractionFragment
  /** Name of the sidekick. */
  name: string
  hue: Hue
  /** Asks an offered question; null where none can be asked. */
  onOffer: ((question: string) => void) | null
  onStep(step: number): void
}

/** A question of the learner, and the answer of the tutor. */
export function Turn({ turn, name, ...rest }: Props) {
  return (
    <Box as="li" scrollMarginTop="4" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Asked hue={rest.hue}>{turn.prompt}</Asked>
      <Box role="group" aria-label={`Answer from ${name}`} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <Answer turn={turn} {...rest} />
      </Box>
    </Box>
  )
}

/** What the learner wrote. */
export function Asked({ hue, children }: { hue: Hue; children: string }) {
  return (
    <Box
      justifySelf="end"
      maxWidth="85%"
      bg={`${hue}.soft`}
      borderRadius="2xl"
      borderBottomEndRadius="sm"
      paddingX="4"
      paddingY="3"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      dir="auto"
    >
      <Box as="span" srOnly>
        You asked:{' '}
      </Box>
      {children}
    </Box>
  )
}

function Answer({ turn, hue, onOffer, onStep }: Omit<Props, 'name'>) {
  const { response, reasons, safetyLevel, step } = turn
  if (safetyLevel === 'danger') return <Unanswered interaction={turn} />
  const note = safetyLevel === 'warning' ? harmReply(reasons) : null
  return (
    <>
      {note && (
        <Notice tone="info" title="About your question">
          {note}
        </Notice>
      )}
      <Bubble tail="top">
        {isModel(turn) ? (
          <AnswerText text={response} isWhole />
        ) : (
          <Box display="grid" gap="3">
            {replyParts(response).map((part, at) => (
              <Part key={at} part={part} hue={hue} onOffer={onOffer} />
            ))}
          </Box>
        )}
      </Bubble>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        {step !== null && (
          <Button variant="soft" hue={hue} onClick={() => onStep(step)}>
            Go to step {step}
          </Button>
        )}
        <CopyButton text={response} />
        <ReportButton interaction={turn} />
      </Box>
      <Text color="fg.muted">{sourceOf(turn)}</Text>
    </>
  )
}

function sourceOf(turn: TutorTurn_InteractionFragment): string {
  return isModel(turn)
    ? `Written by ${answerSourceName(turn)}, an AI program. AI can be wrong: check it in the lesson.`
    : 'Found by searching this lesson.'
}

function Part({ part, hue, onOffer }: { part: ReplyPart } & Pick<Props, 'hue' | 'onOffer'>): ReactNode {
  if (part.kind !== 'offers')
    return part.kind === 'text' ? (
      <Text whiteSpace="pre-line">{part.text}</Text>
    ) : (
      <chakra.blockquote borderLeftWidth="6px" borderColor={`${hue}.line`} paddingLeft="4" overflowWrap="anywhere">
        “{part.text}”
      </chakra.blockquote>
    )
  return <Offers questions={part.questions} hue={hue} onOffer={onOffer} />
}

/** Questions that the lesson can answer, as buttons where one can be asked. */
export function Offers({ questions, hue, onOffer }: { questions: readonly string[] } & Pick<Props, 'hue' | 'onOffer'>) {
  return (
    <Box as="ul" listStyleType={onOffer ? 'none' : 'disc'} paddingLeft={onOffer ? '0' : '5'} display="grid" gap="2">
      {questions.map((question) => (
        <li key={question}>
          {onOffer ? (
            <Button variant="outline" hue={hue} onClick={() => onOffer(question)}>
              {question}
            </Button>
          ) : (
            question
          )}
        </li>
      ))}
    </Box>
  )
}
