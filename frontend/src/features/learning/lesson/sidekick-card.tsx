import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useState } from 'react'
import { Bubble } from '../../../ui/components/bubble.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { sidekickOf } from '../sidekick/sidekicks.ts'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'

type Lesson = Pick<LessonView_LessonFragment, 'sidekick' | 'greeting' | 'practicePrompt' | 'practiceHint'>

// Most readers never open the coach, so its rules load on demand.
const CoachDialog = lazyComponent('CoachDialog', () => import('../coach/dialog.tsx'))

type Props = {
  lesson: Lesson
  hue: Hue
  /** Opens the chat about the lesson; null where there is none. */
  onChat: (() => void) | null
  /** Other actions with the practice prompt. */
  children: ReactNode
}

/**
 * Shows the lesson's sidekick, with the chat about the lesson and the Practice Coach for the practice prompt. Without the chat, its button
 * opens the coach.
 */
export function SidekickCard({ lesson, hue, onChat, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  // The coach stays mounted once opened, to keep its text.
  const [wasOpened, setOpened] = useState(false)
  const sidekick = sidekickOf(lesson.sidekick)
  const { name, role, Figure } = sidekick
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <Card as="section" hue={hue} display="grid" gap="4">
      <Flex gap="4" align="center">
        <Box flexShrink="0" width="6rem">
          <Figure mood="happy" />
        </Box>
        <Box minWidth="0">
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Text color="fg.muted">{role}</Text>
        </Box>
      </Flex>
      {lesson.greeting && <Bubble tail="top">{lesson.greeting}</Bubble>}
      <Flex gap="3" wrap="wrap">
        {(onChat || lesson.practicePrompt) && (
          <Button hue={hue} onClick={onChat ?? open} aria-haspopup="dialog">
            Chat with {name}
          </Button>
        )}
        {onChat && lesson.practicePrompt && (
          <Button variant="outline" hue={hue} onClick={open} aria-haspopup="dialog">
            Try the practice prompt
          </Button>
        )}
      </Flex>
      {lesson.practicePrompt && children}
      {wasOpened && lesson.practicePrompt && (
        <Suspense fallback={<Text role="status">The coach is on its way…</Text>}>
          <CoachDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            sidekick={sidekick}
            prompt={lesson.practicePrompt}
            hint={lesson.practiceHint}
            hue={hue}
          />
        </Suspense>
      )}
    </Card>
  )
}
