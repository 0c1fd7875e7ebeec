import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Hue } from '../../ui/hue.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { FolderList_FolderFragment } from './folder-list.generated.ts'

type Folder = FolderList_FolderFragment
type Lesson = Folder['lessons'][number]

/** Folders of a path, one open at a time; the first unfinished one at the start. */
export function FolderList({ folders, hue }: { folders: Folder[]; hue: Hue }) {
  const [open, setOpen] = useState<string | null>(() => (folders.find((folder) => !folder.isCompleted) ?? folders[0])?.id ?? null)
  return (
    <Flex as="ol" direction="column" gap="4" listStyleType="none">
      {folders.map((folder, index) => (
        <Card as="li" key={folder.id} hue={hue}>
          <FolderHeader
            folder={folder}
            number={index + 1}
            hue={hue}
            isOpen={open === folder.id}
            onToggle={() => setOpen(open === folder.id ? null : folder.id)}
          />
          {open === folder.id && (
            <Flex as="ul" id={`folder-${folder.id}`} direction="column" gap="3" marginTop="4" listStyleType="none">
              {folder.lessons.map((lesson) => (
                <LessonRow key={lesson.id} lesson={lesson} hue={hue} />
              ))}
            </Flex>
          )}
        </Card>
      ))}
    </Flex>
  )
}

type HeaderProps = { folder: Folder; number: number; hue: Hue; isOpen: boolean; onToggle: () => void }

function FolderHeader({ folder, number, hue, isOpen, onToggle }: HeaderProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Box flex="1 1 16rem">
        <Heading as="h3" size="lg">
          {number}. {folder.title} {folder.isCompleted && <span title="Completed">✓</span>}
        </Heading>
        <Text color="fg.muted">{folder.description}</Text>
      </Box>
      <Box flex="0 1 12rem">
        <ProgressBar value={folder.progress} label={`Progress of ${folder.title}`} hue={hue} />
      </Box>
      <Button variant="outline" onClick={onToggle} aria-expanded={isOpen} aria-controls={`folder-${folder.id}`}>
        {isOpen ? 'Close' : 'Open'}
        <Box as="span" srOnly>
          {' '}
          folder {folder.title}
        </Box>
      </Button>
    </Flex>
  )
}

/** Wording and states fixed by the specification: Review when completed, otherwise Start; locked lessons have a disabled button. */
function LessonRow({ lesson, hue }: { lesson: Lesson; hue: Hue }) {
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      align="center"
      justify="space-between"
      borderTopWidth="2px"
      borderColor="border.soft"
      paddingTop="3"
    >
      <Box flex="1 1 16rem">
        <Text fontWeight="bold">
          {lesson.isCompleted && <span aria-hidden="true">✓ </span>}
          {lesson.title}
        </Text>
        <Text color="fg.muted">
          {lesson.minutes} min · {state(lesson)}
        </Text>
      </Box>
      {lesson.isLocked ? (
        <Button disabled aria-label={`Locked: ${lesson.title}`}>
          🔒 Locked
        </Button>
      ) : (
        <LinkButton
          to={`/lesson/${lesson.id}`}
          hue={hue}
          variant={lesson.isCompleted ? 'soft' : 'solid'}
          aria-label={`${lesson.isCompleted ? 'Review' : 'Start'}: ${lesson.title}`}
        >
          {lesson.isCompleted ? 'Review' : 'Start'}
        </LinkButton>
      )}
    </Flex>
  )
}

function state(lesson: Lesson): string {
  if (lesson.isCompleted) return 'Completed'
  return lesson.isLocked ? 'Opens when the lessons before it are completed' : 'Ready for you'
}
