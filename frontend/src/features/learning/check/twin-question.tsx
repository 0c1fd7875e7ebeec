import { Box, chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { ChoiceAnswer } from './answers/choice-answer.tsx'
import { draftOf, type Item, isGraded, openStep } from './item/draft.ts'
import { FeedbackLine } from './item/feedback-line.tsx'
import { TriesLeft } from './tries-left.tsx'
import { useAnswer } from './use-answer.ts'

/** Asks about the same wrong idea in another situation, before the learner tries the question again. It does not count. */
export function TwinQuestion({ item, hue }: { item: Item; hue: Hue }) {
  const id = useId()
  const { give, problem, isBusy, forget } = useAnswer()
  const [draft, setDraft] = useState(() => draftOf(item))
  const [hint, setHint] = useState<string | null>(null)
  const isRight = item.answer?.isCorrect === true
  const graded = isGraded(item, draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isRight) return
    const open = openStep(item, draft) ?? (graded ? 'Change something first, then check again.' : null)
    setHint(open)
    if (open === null) void give(item, draft)
  }
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      padding={{ base: '4', md: '5' }}
      borderWidth="3px"
      borderStyle="dashed"
      borderColor={`${hue}.line`}
      borderRadius="2xl"
      aria-labelledby={`${id}-title`}
    >
      <Box>
        <Text id={`${id}-title`} fontWeight="700" color={`${hue}.text`}>
          Try a smaller one first
        </Text>
        <Text id={id} fontSize="lg" fontWeight="600">
          {item.question}
        </Text>
      </Box>
      <ChoiceAnswer
        item={item}
        draft={draft}
        onChange={(changed) => {
          setHint(null)
          forget()
          setDraft(changed)
        }}
        isFixed={isRight || isBusy}
        isGraded={graded}
        labelledBy={id}
        hue={hue}
      />
      <Box aria-live="polite">
        {isRight && (
          <FeedbackLine isRight word="Correct">
            <Text>Now go back to the question above. Does your answer still fit?</Text>
          </FeedbackLine>
        )}
        <TriesLeft item={item} />
      </Box>
      {problem && (
        <Box role="alert">
          <FeedbackLine isRight={false} word="Not checked yet">
            {problem}
          </FeedbackLine>
        </Box>
      )}
      {!isRight && (
        <Box>
          <Button type="submit" variant="outline" hue={hue} loading={isBusy} disabled={item.triesLeft === 0}>
            Check this one
          </Button>
          <Box role="status" fontWeight="700">
            {hint}
          </Box>
        </Box>
      )}
    </chakra.form>
  )
}
