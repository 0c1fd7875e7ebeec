import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import type { CoreCourse_CourseFragment } from './core.generated.ts'
import { hueOfCourse } from './hue.ts'

type Course = CoreCourse_CourseFragment
type Lesson = Course['lessons'][number]
type Props = { course: Course; level: LessonLevel }

const hue = hueOfCourse('how-ai-works')

/** Shows the course for everyone: its lessons in their order, each at the level of the learner. */
export function CoreCourse({ course, level }: Props) {
  const done = course.lessons.filter(({ isCompleted }) => isCompleted).length
  const next = course.lessons.find(({ isCompleted }) => !isCompleted)
  return (
    <Card hue={hue} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Flex gap="5" wrap="wrap" align="flex-end" justify="space-between">
        <Box flex="1 1 20rem" minWidth="0">
          <Heading as="h2" size="2xl">
            {course.name}
          </Heading>
          <Text maxWidth="prose">{course.description}</Text>
        </Box>
        {next && (
          <LinkButton
            to={urlOf(next, level)}
            hue={hue}
            size="lg"
            aria-label={`${done === 0 ? 'Start' : 'Continue'}: ${next.title}`}
          >
            {done === 0 ? 'Start here' : 'Continue'}
          </LinkButton>
        )}
      </Flex>
      <ProgressBar
        value={course.progress * 100}
        label={`${course.name}: ${done} of ${course.lessons.length} lessons`}
        hue={hue}
        showLabel
      />
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(5, minmax(0, 1fr))' }}
      >
        {course.lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <Tile lesson={lesson} place={index + 1} isNext={lesson.id === next?.id} level={level} />
          </li>
        ))}
      </Box>
    </Card>
  )
}

const TileLink = chakra(Link)

type TileProps = { lesson: Lesson; place: number; isNext: boolean; level: LessonLevel }

function Tile({ lesson, place, isNext, level }: TileProps) {
  return (
    <TileLink
      to={urlOf(lesson, level)}
      display="flex"
      gap="3"
      alignItems="center"
      height="full"
      minHeight="16"
      padding="3"
      borderWidth="3px"
      borderColor={isNext ? 'border.ink' : 'border.soft'}
      borderRadius="2xl"
      bg={lesson.isCompleted || isNext ? `${hue}.soft` : 'bg.card'}
      color="fg.ink"
      textDecoration="none"
      _hover={{ borderColor: 'border.ink' }}
    >
      <Box
        as="span"
        aria-hidden="true"
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="9"
        borderRadius="full"
        bg={`${hue}.solid`}
        color={`${hue}.onSolid`}
        fontFamily="heading"
        fontWeight="600"
      >
        {lesson.isCompleted ? <CheckIcon /> : place}
      </Box>
      <Box as="span" minWidth="0">
        <Box as="span" display="block" fontWeight="700" lineHeight="1.25">
          {lesson.title}
        </Box>
        <Box as="span" color="fg.muted">
          {lesson.isCompleted ? 'Done' : `${lesson.minutes} min`}
        </Box>
      </Box>
    </TileLink>
  )
}

function urlOf({ id, levels }: Lesson, level: LessonLevel): string {
  return `/lesson/${levels.find((it) => it.level === level)?.lessonId ?? id}`
}
