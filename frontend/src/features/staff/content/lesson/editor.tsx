import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { Heading } from '../../../../ui/components/heading.tsx'
import { Notice } from '../../../../ui/feedback/feedback.tsx'
import { LessonFields } from '../fields/lesson-fields.tsx'
import { previewText } from '../fields/lesson-form.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { History } from './history.tsx'
import type { OpenLesson_LessonFragment } from './open-lesson.generated.ts'
import { ShippedNotice } from './shipped-notice.tsx'
import type { LessonEditorState } from './use-lesson-editor.ts'

type Props = { lesson: OpenLesson_LessonFragment | null; desk: LessonEditorState; onCancel(): void }

/** Edits a lesson, with its errors and version history. */
export function LessonEditor({ lesson, desk, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { problems, trouble, conflict, isBusy } = desk
  const wrong = Object.values(problems)

  // Focuses the first invalid field, which may be off screen.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[aria-describedby]')
    first?.focus()
  }, [problems])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void desk.save()
  }
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Heading as="h2" size="2xl">
        {lesson ? `Edit “${lesson.title}”` : 'New lesson'}
      </Heading>
      {lesson?.hasShippedText && <ShippedNotice lesson={lesson} desk={desk} />}
      {desk.wasKept && (
        <Notice tone="info" title="Your unsaved text is back">
          <Flex gap="3" wrap="wrap" align="center">
            We kept what you typed earlier in this tab.
            <Button variant="outline" onClick={desk.discard}>
              Discard
            </Button>
          </Flex>
        </Notice>
      )}
      {conflict && (
        <ConflictNotice
          theirs={conflict}
          mine={previewText(desk.form)}
          isBusy={isBusy}
          onSaveMine={desk.saveMine}
          onTakeTheirs={desk.takeTheirs}
        />
      )}
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <LessonFields form={desk.form} problems={problems} onChange={desk.change} />
        <Box role="alert">
          {trouble && (
            <Notice tone="warning" title="Not saved yet">
              {trouble}
            </Notice>
          )}
          {wrong.length > 0 && (
            <Notice
              tone="warning"
              title={wrong.length === 1 ? 'One field needs another look' : `${wrong.length} fields need another look`}
            >
              <Box as="ul" paddingLeft="5" listStyleType="disc">
                {[...new Set(wrong)].map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </Box>
            </Notice>
          )}
        </Box>
        <Flex gap="3" wrap="wrap" align="center">
          <Button type="submit" loading={isBusy}>
            Save Lesson
          </Button>
          <Button variant="soft" loading={isBusy} onClick={() => desk.save({ thenPublish: true })}>
            Save and publish
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Box color="fg.muted" role="status">
            {desk.isDirty && 'Not saved yet. This tab remembers what you type.'}
          </Box>
        </Flex>
      </chakra.form>
      {lesson && lesson.versions.length > 0 && <History lesson={lesson} desk={desk} />}
    </Box>
  )
}
