import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { Notice } from '../../../../ui/feedback/feedback.tsx'
import { toast } from '../../../../ui/feedback/toast-store.ts'
import { useKeepOwnLessonTextMutation } from './change-lesson.generated.ts'
import type { OpenLesson_LessonFragment } from './open-lesson.generated.ts'
import type { LessonEditorState } from './use-lesson-editor.ts'
import { useRestore } from './use-restore.ts'
import { VersionDiff } from './version-diff.tsx'

type Props = { lesson: OpenLesson_LessonFragment; desk: LessonEditorState }

/** Announces a new shipped text for a lesson that staff edited. Nothing changes until staff choose. */
export function ShippedNotice({ lesson, desk }: Props) {
  const [isShown, setShown] = useState(false)
  const [keep, { loading }] = useKeepOwnLessonTextMutation()
  const { restore, isBusy } = useRestore(lesson, desk)
  const shipped = lesson.versions.find((version) => version.isWaiting)
  if (!shipped) return null
  const keepOurs = async () => {
    const answer = await keep({ variables: { lessonId: lesson.id, number: shipped.number } }).catch(() => null)
    if (answer?.data?.keepOwnLessonText.__typename === 'ContentLesson') toast({ title: 'Your text stays in place.' })
    else toast({ title: 'Not saved yet', description: 'Please try again in a moment.', variant: 'destructive' })
  }
  return (
    <Notice tone="info" title="The built-in text has changed">
      <Text marginBottom="3">
        A newer version of the academy has a different text for this lesson: {shipped.changed.join(', ')}. Learners still see
        yours.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Close' : 'View changes'}
        </Button>
        <Button variant="outline" loading={isBusy} onClick={() => restore(shipped.number)}>
          Use the built-in text
        </Button>
        <Button variant="outline" loading={loading} onClick={keepOurs}>
          Keep ours
        </Button>
      </Flex>
      {isShown && (
        <Box marginTop="4">
          <VersionDiff lessonId={lesson.id} number={shipped.number} mine={desk.form} />
        </Box>
      )}
    </Notice>
  )
}
