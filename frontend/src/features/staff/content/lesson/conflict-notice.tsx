import { Box, Flex, Text } from '@chakra-ui/react'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { Notice } from '../../../../ui/feedback/feedback.tsx'
import { formatTimestamp } from '../../dates.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import type { Conflict } from './use-lesson-editor.ts'

type Props = { theirs: Conflict; mine: LessonText; isBusy: boolean; onSaveMine(): void; onTakeTheirs(): void }

/** Reports that another author saved first and shows the differences. The author's own text stays in the form. */
export function ConflictNotice({ theirs, mine, isBusy, onSaveMine, onTakeTheirs }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // The notice takes the focus because the save button may be off screen.
  useEffect(() => notice.current?.focus(), [])
  const name = theirs.authorName ?? 'Someone'
  const found = differences(theirs.text, mine)
  return (
    <Box ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="warning" title={`${name} saved this lesson on ${formatTimestamp(theirs.createdAt)}`}>
        <Text marginBottom="3">
          Their text is saved, and yours is still in the form below.{' '}
          {found.length > 0 ? `Differences: ${found.map((it) => it.name).join(', ')}.` : 'Both texts are the same.'}
        </Text>
        <DifferenceList differences={found} oneName={`${name}’s text`} otherName="Your text" />
        <Flex gap="3" wrap="wrap" marginTop="4">
          <Button loading={isBusy} onClick={onSaveMine}>
            Save mine as a new version
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            Use theirs
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}
