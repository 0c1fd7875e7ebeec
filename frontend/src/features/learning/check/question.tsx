import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ComponentType, type FormEvent, type Ref, Suspense, useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { SpinnerIcon } from '../../../ui/components/spinner-icon.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { Sidekick } from '../sidekick/sidekicks.ts'
import type { AnswerProps } from './answers/answer-props.ts'
import { ChoiceAnswer } from './answers/choice-answer.tsx'
import { ShortAnswer } from './answers/short-answer.tsx'
import { type Draft, type Item, type ItemWithTwin, isGraded, openStep } from './item/draft.ts'
import { FeedbackLine } from './item/feedback-line.tsx'
import { TriesLeft } from './tries-left.tsx'
import { useAnswer } from './use-answer.ts'
import { Verdict } from './verdict.tsx'

// Most questions are choices, and few need an explanation, so the rest loads on demand.
const MatchingAnswer = lazyComponent('MatchingAnswer', () => import('./answers/matching-answer.tsx'))
const Explanation = lazyComponent('Explanation', () => import('./explanation.tsx'))
const TextChoiceAnswer = lazyComponent('TextChoiceAnswer', () => import('./answers/text-choice-answer.tsx'))
const TwinQuestion = lazyComponent('TwinQuestion', () => import('./twin-question.tsx'))
const OrderingAnswer = lazyComponent('OrderingAnswer', () => import('./answers/ordering-answer.tsx'))

type Kind = Item['kind']

const answers: Record<Kind, ComponentType<AnswerProps>> = {
  single: ChoiceAnswer,
  several: ChoiceAnswer,
  ordering: OrderingAnswer,
  matching: MatchingAnswer,
  short: ShortAnswer,
}

const hints: Record<Kind, string> = {
  single: 'Choose one answer.',
  several: 'Choose all the right answers.',
  ordering: 'Use the arrows to put the lines in the right order.',
  matching: 'Tap a line, then tap its match. Tap a pair to undo it.',
  short: 'Write a short answer. Capital letters and accents do not matter.',
}

type Props = {
  item: ItemWithTwin
  index: number
  total: number
  draft: Draft
  onDraft(draft: Draft): void
  canAnswer: boolean
  /** The next step after a right answer. */
  next: { label: string; go(): void }
  skip: (() => void) | null
  sidekick: Sidekick
  hue: Hue
  headingRef: Ref<HTMLHeadingElement>
}

/** Shows a question, its answer form and its grade. Only the server grades. */
export function CheckQuestion({ item, index, total, draft, onDraft, canAnswer, next, skip, sidekick, hue, headingRef }: Props) {
  const id = useId()
  const { give, problem, reload, isBusy: isAsking, forget } = useAnswer()
  const [hint, setHint] = useState<string | null>(null)
  const Answer = item.layout === 'list' ? answers[item.kind] : TextChoiceAnswer
  const isRight = item.answer?.isCorrect === true
  // The grade arrives shortly before the request settles, and the button must react to keys by then.
  const isBusy = isAsking && !isRight
  const graded = isGraded(item, draft)

  const change = (changed: Draft) => {
    setHint(null)
    forget()
    onDraft(changed)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (isRight) return next.go()
    if (item.triesLeft === 0) return setHint('You can try this question again tomorrow.')
    const open = openStep(item, draft) ?? (graded ? 'Change something first, then check again.' : null)
    if (focusFirstInvalidField(event.currentTarget, () => setHint(open))) return
    if (open === null) void give(item, draft)
  }

  const question = (
    <chakra.form onSubmit={submit} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Box>
        <Text color="fg.muted" fontWeight="600">
          Question {index + 1} of {total}
        </Text>
        <chakra.h3 ref={headingRef} id={id} tabIndex={-1} fontSize="2xl" borderRadius="md">
          {item.question}
        </chakra.h3>
        <Text color="fg.muted" marginTop="1">
          {hints[item.kind]}
        </Text>
      </Box>
      <Suspense fallback={<SpinnerIcon />}>
        <Answer
          item={item}
          draft={draft}
          onChange={change}
          isFixed={!canAnswer || isRight || isBusy}
          isGraded={graded}
          labelledBy={id}
          hue={hue}
        />
        <Box aria-live="polite" display="grid" gap="3">
          {(graded || isRight) && <Verdict item={item} sidekick={sidekick} index={index} />}
          {canAnswer && <TriesLeft item={item} />}
        </Box>
        {canAnswer && item.explanation && (
          <Suspense fallback={<SpinnerIcon />}>
            <Explanation item={item} />
          </Suspense>
        )}
        {problem && (
          <Box role="alert">
            <FeedbackLine isRight={false} word="Not checked yet">
              {problem}
            </FeedbackLine>
            {reload && (
              <Button variant="outline" hue={hue} onClick={reload}>
                Show the new questions
              </Button>
            )}
          </Box>
        )}
        {canAnswer && (
          <Flex gap="3" wrap="wrap" align="center">
            <Button type="submit" hue={hue} size="lg" loading={isBusy} aria-describedby={`${id}-hint`}>
              {isRight ? next.label : 'Check answer'}
            </Button>
            {!isRight && skip && (
              <Button variant="ghost" onClick={skip}>
                Skip for now
              </Button>
            )}
            <Box id={`${id}-hint`} role="status" fontWeight="700">
              {hint}
            </Box>
          </Flex>
        )}
      </Suspense>
    </chakra.form>
  )
  // A form cannot contain another one.
  if (!canAnswer || !item.twin || !graded || isRight) return question
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {question}
      <Suspense fallback={<SpinnerIcon />}>
        <TwinQuestion key={item.twin.id} item={item.twin} hue={hue} />
      </Suspense>
    </Box>
  )
}
