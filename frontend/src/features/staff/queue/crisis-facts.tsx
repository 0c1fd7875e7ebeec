import { Box, Text } from '@chakra-ui/react'
import { crisisReplies } from '@deepm/schema/rules/safety/care-texts'
import { useEffect } from 'react'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { formatLocalTimestamp } from './deadline-format.ts'
import type { QueuedInteraction } from './item-texts.ts'
import { useOpenCrisisMutation } from './open-crisis.generated.ts'

/** Shows what a crisis is about, who opened it first, and whether a parent may be the danger. Being shown counts as opening. */
export function CrisisFacts({ item }: { item: QueuedInteraction }) {
  const { id, crisisTopics, openedAt, openedByName, isChild } = item
  const [open] = useOpenCrisisMutation()
  const isNew = openedAt === null
  useEffect(() => {
    // If it fails, the reminders go on, and the next visit tries again.
    if (isNew) void open({ variables: { id } }).catch(() => null)
  }, [id, isNew, open])
  return (
    <Box display="grid" gap="3">
      <Text>
        <strong>About:</strong> {crisisTopics.map((topic) => crisisReplies[topic].forStaff).join('; ')}.
      </Text>
      <Text color="fg.muted">
        {openedAt
          ? `First opened by ${openedByName ?? 'a former colleague'}, ${formatLocalTimestamp(new Date(openedAt))}.`
          : 'You are the first to open this. The log shows it, and the reminders stop.'}
      </Text>
      {isChild && <ParentWarning isAbuse={crisisTopics.includes('abuse')} />}
    </Box>
  )
}

function ParentWarning({ isAbuse }: { isAbuse: boolean }) {
  if (isAbuse)
    return (
      <Notice tone="danger" title="A parent may be the danger">
        The child writes about someone they know, perhaps at home. Do not tell the parents before you have spoken to the person
        responsible for child protection, the police or children’s services.
      </Notice>
    )
  return (
    <Notice tone="info" title="Should a parent know?">
      Read first whether the message is about the family. If it is not, you can contact the parents from the student record.
    </Notice>
  )
}
