import { Box, chakra, Flex } from '@chakra-ui/react'
import type { QuestionStep as QuestionStepData } from '@deepm/schema/rules/learning/steps/step'
import type { Ref } from 'react'
import { Markdown } from '../../../../ui/components/markdown.tsx'
import { AnswerAccess, CheckPassed, CheckScore } from '../../check/check-notes.tsx'
import type { ItemWithTwin } from '../../check/item/draft.ts'
import { CheckQuestion } from '../../check/question.tsx'
import type { ViewProps } from '../../lesson/view-props.ts'
import { canAnswer } from '../../lesson-access.ts'
import { sidekickOf } from '../../sidekick/sidekicks.ts'
import { StepHeading } from './step-heading.tsx'

type Props = Pick<ViewProps, 'lesson' | 'access' | 'drafts' | 'hue'> & {
  step: QuestionStepData
  item: ItemWithTwin
  /** Position among the questions in the order of the steps. */
  index: number
  headingRef: Ref<HTMLHeadingElement>
  onNext(): void
}

/** A question of the check at its place in the lesson. */
export function QuestionStep({ lesson, access, drafts, hue, step, item, index, headingRef, onNext }: Props) {
  const { checkStatus: status, isCompleted } = lesson
  const sidekick = sidekickOf(lesson.sidekick)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <chakra.h2 fontSize="lg" color={`${hue}.text`}>
          Check for understanding
        </chakra.h2>
        <CheckScore status={status} access={access} />
      </Flex>
      {step.isFirst && <StepHeading part={step.part} title={step.title} isFirst hue={hue} headingRef={null} />}
      {step.text && <Markdown source={step.text} isLarge />}
      <AnswerAccess access={access} />
      <CheckQuestion
        key={item.id}
        item={item}
        index={index}
        total={lesson.check.length}
        draft={drafts.of(item)}
        onDraft={(draft) => drafts.set(item, draft)}
        canAnswer={canAnswer(access)}
        next={{ label: 'Continue', go: onNext }}
        skip={null}
        sidekick={sidekick}
        hue={hue}
        headingRef={headingRef}
      />
      {access === 'learning' && status.isPassed && !isCompleted && <CheckPassed sidekick={sidekick} turn={status.total} />}
    </Box>
  )
}
