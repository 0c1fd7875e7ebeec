import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { restoreDays } from '@deepm/schema/rules/learning/lesson-text'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import type { ContentCourse_CourseFragment, ContentRow_LessonFragment } from './content-course.generated.ts'
import { StateBadge } from './lesson/state-badge.tsx'
import type { ContentChanges } from './use-content-changes.ts'

type Module = ContentCourse_CourseFragment['modules'][number]
type Lesson = ContentRow_LessonFragment
type Props = { module: Module; changes: ContentChanges; onNew(): void; onEdit(id: string): void }

/** Lists a module's lessons in order, with their actions. */
export function LessonList({ module, changes, onNew, onEdit }: Props) {
  const lessons = module.lessons.filter((lesson) => lesson.deletedAt === null)
  const deleted = module.lessons.filter((lesson) => lesson.deletedAt !== null)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="2xl">
          {module.title}
        </Heading>
        <Button onClick={onNew}>New Lesson</Button>
      </Flex>
      {lessons.length === 0 ? (
        <EmptyState title="No lessons yet" text="Learners will see this module once it has a published lesson." />
      ) : (
        <Box as="ol" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {lessons.map((lesson, index) => (
            <Row
              key={lesson.id}
              lesson={lesson}
              place={index + 1}
              isLast={index === lessons.length - 1}
              onEdit={() => onEdit(lesson.id)}
              onMove={(by) => changes.moveLesson(module, lesson, by)}
              onPublish={() => changes.publish(lesson)}
              onDelete={() => changes.removeLesson(lesson)}
            />
          ))}
        </Box>
      )}
      {deleted.length > 0 && <Deleted lessons={deleted} onBack={changes.bringBackLesson} />}
    </Box>
  )
}

type RowProps = {
  lesson: Lesson
  place: number
  isLast: boolean
  onEdit(): void
  onMove(by: -1 | 1): void
  onPublish(): void
  onDelete(): void
}

function Row({ lesson, place, isLast, onEdit, onMove, onPublish, onDelete }: RowProps) {
  const { title, minutes, level, state, hasShippedText } = lesson
  return (
    <Flex
      as="li"
      gap="4"
      wrap="wrap"
      align="center"
      padding="4"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      minWidth="0"
    >
      <Box flex="1 1 18rem" minWidth="0">
        <Text fontFamily="heading" fontWeight="600" fontSize="lg" overflowWrap="anywhere">
          {place}. {title}
        </Text>
        <Flex gap="2" wrap="wrap" align="center" color="fg.muted">
          <span>{minutes} min</span>
          {level !== 'middle' && <span>{lessonLevels.find(({ id }) => id === level)?.name}</span>}
          <StateBadge state={state} />
          {hasShippedText && <strong>The built-in text has changed</strong>}
        </Flex>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          data-moves={`${lesson.id} -1`}
          aria-label={`Move “${title}” up`}
          aria-disabled={place === 1 || undefined}
          onClick={place === 1 ? undefined : () => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          variant="outline"
          data-moves={`${lesson.id} 1`}
          aria-label={`Move “${title}” down`}
          aria-disabled={isLast || undefined}
          onClick={isLast ? undefined : () => onMove(1)}
        >
          ↓
        </Button>
        {state !== 'published' && (
          <Button variant="soft" aria-label={`Publish “${title}”`} onClick={onPublish}>
            Publish
          </Button>
        )}
        <Button variant="outline" aria-label={`Edit “${title}”`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="outline" aria-label={`Delete “${title}”`} onClick={onDelete}>
          Delete
        </Button>
      </Flex>
    </Flex>
  )
}

function Deleted({ lessons, onBack }: { lessons: Lesson[]; onBack(lesson: Lesson): void }) {
  return (
    <chakra.details borderWidth="3px" borderColor="border.soft" borderRadius="2xl" paddingX="5">
      <chakra.summary minHeight="12" paddingY="3" fontFamily="heading" fontWeight="600" cursor="pointer">
        Deleted in the last {restoreDays} days ({lessons.length})
      </chakra.summary>
      <Box as="ul" listStyleType="none" paddingBottom="4">
        {lessons.map((lesson) => (
          <Flex as="li" key={lesson.id} gap="3" wrap="wrap" align="center" justify="space-between" paddingY="2">
            <span>{lesson.title}</span>
            <Button variant="outline" aria-label={`Restore “${lesson.title}”`} onClick={() => onBack(lesson)}>
              Restore
            </Button>
          </Flex>
        ))}
      </Box>
    </chakra.details>
  )
}
