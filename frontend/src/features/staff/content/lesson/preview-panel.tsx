import { Box, Text } from '@chakra-ui/react'
import { checkItem } from '@deepm/schema/rules/learning/check'
import type { ReactNode } from 'react'
import { Heading } from '../../../../ui/components/heading.tsx'
import { EmptyState, Notice } from '../../../../ui/feedback/feedback.tsx'
import { emptyForm, type LessonForm, sameForm } from '../fields/lesson-form.ts'

type Props = { form: LessonForm; isDraft: boolean; children: ReactNode }

/** Previews a lesson as learners will see it, with notices for the author above it. */
export function PreviewPanel({ form, isDraft, children }: Props) {
  if (sameForm(form, emptyForm))
    return (
      <EmptyState
        title="Nothing to preview yet"
        text="Open a lesson from the list, or write a new one. Add a video URL to see its video here."
      />
    )
  const unfinished = form.check.filter((item) => !checkItem.safeParse(item).success).length
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Box>
        <Heading as="h2" size="3xl">
          {form.title || 'Untitled lesson'}
        </Heading>
        <Text color="fg.muted" fontSize="lg">
          {form.description}
        </Text>
      </Box>
      <Notice tone="info" title={isDraft ? 'This is a draft' : 'This is what learners see'}>
        {isDraft && 'Learners will see it once it is published. '}
        Answers are checked here but not saved.
        {unfinished > 0 && ` ${unfinished === 1 ? 'One question is' : `${unfinished} questions are`} unfinished and not shown.`}
      </Notice>
      {form.video.trim() === '' && (
        <Notice tone="info" title="No video yet">
          Add a video URL in the form to see it here.
        </Notice>
      )}
      {children}
    </Box>
  )
}
