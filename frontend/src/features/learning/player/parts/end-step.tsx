import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type Ref, useRef } from 'react'
import { Card } from '../../../../ui/components/card.tsx'
import { Heading } from '../../../../ui/components/heading.tsx'
import { AnswerAccess, CheckPassed, CheckScore } from '../../check/check-notes.tsx'
import { type ItemWithTwin, stateOf } from '../../check/item/draft.ts'
import { Tools } from '../../lesson/aside.tsx'
import { CompletionCard } from '../../lesson/completion-card.tsx'
import { LessonResources } from '../../lesson/resources.tsx'
import type { ViewProps } from '../../lesson/view-props.ts'
import { sidekickOf } from '../../sidekick/sidekicks.ts'

/** A question with its step, counted from 1. */
export type AskedAt = { item: ItemWithTwin; step: number }

type Props = Pick<ViewProps, 'lesson' | 'access' | 'hue' | 'celebrate'> & {
  questions: readonly AskedAt[]
  headingRef: Ref<HTMLHeadingElement>
  onGo(step: number): void
}

/** The last step: which questions are still open, the completion, and more about the lesson. */
export function EndStep({ lesson, access, hue, celebrate, questions, headingRef, onGo }: Props) {
  const finish = useRef<HTMLHeadingElement>(null)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.h2 ref={headingRef} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} borderRadius="md">
        Finish
      </chakra.h2>
      {questions.length > 0 && !lesson.isCompleted && (
        <CheckSummary lesson={lesson} access={access} hue={hue} questions={questions} onGo={onGo} />
      )}
      <CompletionCard lesson={lesson} hue={hue} access={access} headingRef={finish} celebrate={celebrate} />
      <Box as="aside" display="grid" gap="6" aria-label="More about this lesson">
        <Tools tools={lesson.tools} />
        <LessonResources resources={lesson.resources} />
      </Box>
    </Box>
  )
}

function CheckSummary({ lesson, access, hue, questions, onGo }: Omit<Props, 'headingRef' | 'celebrate'>) {
  const { checkStatus: status } = lesson
  const open = questions.filter(({ item }) => stateOf(item) !== 'right')
  return (
    <Card display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h3" size="lg">
          Check for understanding
        </Heading>
        <CheckScore status={status} access={access} />
      </Flex>
      <AnswerAccess access={access} />
      {access === 'learning' && status.isPassed && <CheckPassed sidekick={sidekickOf(lesson.sidekick)} turn={status.total} />}
      {open.length > 0 && (
        <Box>
          <Text>{open.length === 1 ? 'One question is not right yet:' : `${open.length} questions are not right yet:`}</Text>
          <Flex as="ul" direction="column" gap="2" marginTop="2" listStyleType="none">
            {open.map(({ item, step }) => (
              <li key={item.id}>
                <OpenQuestion item={item} step={step} onGo={onGo} hue={hue} />
              </li>
            ))}
          </Flex>
        </Box>
      )}
    </Card>
  )
}

function OpenQuestion({ item, step, hue, onGo }: AskedAt & Pick<Props, 'hue' | 'onGo'>) {
  return (
    <chakra.button
      type="button"
      onClick={() => onGo(step)}
      display="flex"
      gap="3"
      alignItems="center"
      width="full"
      minHeight="12"
      paddingX="4"
      paddingY="2"
      textAlign="start"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      bg="bg.card"
      cursor="pointer"
      _hover={{ bg: `${hue}.soft` }}
    >
      <Box flex="1" minWidth="0">
        <Box as="span" display="block" color="fg.muted" fontWeight="600">
          Step {step}
          {stateOf(item) === 'notYet' ? ', not right yet' : ', not answered'}
        </Box>
        {item.question}
      </Box>
      <span aria-hidden="true">→</span>
    </chakra.button>
  )
}
