import { Box } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { sidekickOf } from '../sidekick/sidekicks.ts'

type Props = { lesson: { sidekick: string | null }; onChat(): void }

/** Opens the chat about the lesson from any step. On a phone, only its picture is shown. */
export function ChatButton({ lesson, onChat }: Props) {
  return (
    <Button variant="outline" onClick={onChat} aria-haspopup="dialog">
      <span aria-hidden="true">💬</span>
      <Box as="span" srOnly={{ base: true, md: false }}>
        Chat with {sidekickOf(lesson.sidekick).name}
      </Box>
    </Button>
  )
}
