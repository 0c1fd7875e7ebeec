import { Box, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { FolderList_FolderFragment } from './folder-list.generated.ts'

type Lesson = FolderList_FolderFragment['lessons'][number]

type Props = {
  lesson: Lesson
  hue: Hue
  isNext: boolean
  /** Titles of the lessons that must be completed first. */
  waitsFor: string[]
}

/** Wording and states fixed by the specification: Review if completed, else Start; disabled button for locked lessons. */
export function FolderLesson({ lesson, hue, isNext, waitsFor }: Props) {
  const id = useId()
  return (
    <Flex
      as="li"
      gap={{ base: '3', sm: '4' }}
      wrap="wrap"
      align="center"
      justify="space-between"
      padding="3"
      borderWidth="2px"
      borderColor={isNext ? `${hue}.line` : 'border.soft'}
      borderRadius="2xl"
      bg={isNext ? `${hue}.soft` : undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <Text fontWeight="bold">
          {lesson.isCompleted && <span aria-hidden="true">✓ </span>}
          {lesson.title}
          {lesson.isNew && (
            <Box
              as="span"
              marginLeft="2"
              paddingX="2"
              borderRadius="full"
              bg="success.soft"
              color="success.text"
              fontWeight="700"
              whiteSpace="nowrap"
            >
              New
            </Box>
          )}
        </Text>
        <Text color="fg.muted" id={id}>
          {lesson.minutes} min · {state(lesson, waitsFor)}
        </Text>
      </Box>
      {lesson.isLocked ? (
        <Button disabled aria-label={`Locked: ${lesson.title}`} aria-describedby={id}>
          🔒 Locked
        </Button>
      ) : (
        <LinkButton
          to={`/lesson/${lesson.id}`}
          hue={hue}
          variant={lesson.isCompleted ? 'outline' : 'solid'}
          aria-label={`${lesson.isCompleted ? 'Review' : 'Start'}: ${lesson.title}`}
        >
          {lesson.isCompleted ? 'Review' : 'Start'}
        </LinkButton>
      )}
    </Flex>
  )
}

function state(lesson: Lesson, waitsFor: string[]): string {
  if (lesson.isCompleted) return 'Completed'
  if (!lesson.isLocked) return 'Ready for you'
  if (waitsFor.length === 0) return 'Finish the lessons before it to unlock'
  return `Finish ${waitsFor.map((title) => `“${title}”`).join(' and ')} to unlock`
}
