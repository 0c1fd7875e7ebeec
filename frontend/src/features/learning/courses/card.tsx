import { Box, Flex, Text } from '@chakra-ui/react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import type { CourseCard_CourseFragment } from './card.generated.ts'
import { CourseModules } from './modules.tsx'
import { courseStyle } from './style.tsx'
import { ToolToday } from './tool-today.tsx'
import { toolName } from './tools.ts'

type Course = CourseCard_CourseFragment

/** Shows a course on an AI tool with the specified facts and its modules. */
export function CourseCard({ course }: { course: Course }) {
  const { hue, Emblem } = courseStyle(course.id)
  const done = course.lessons.filter((lesson) => lesson.isCompleted).length
  return (
    <Card
      as="article"
      hue={course.isLocked ? undefined : hue}
      bg={course.isLocked ? 'bg.page' : 'bg.card'}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <Flex gap="4" align="center">
        <Box flex="0 0 6rem">
          <Emblem />
        </Box>
        <Box minWidth="0">
          <Heading as="h3" size="2xl">
            {course.name}
          </Heading>
          <Box
            as="span"
            display="inline-block"
            marginTop="1"
            paddingX="3"
            bg={`${hue}.soft`}
            color={`${hue}.text`}
            borderRadius="full"
            fontWeight="bold"
          >
            {course.difficulty}
          </Box>
        </Box>
      </Flex>
      <Text color="fg.muted">{facts(course).join(' · ')}</Text>
      <Text>{course.description}</Text>
      {course.today && <ToolToday name={course.name} today={course.today} hue={hue} />}
      <CourseModules course={course.name} modules={course.outline} lessons={course.lessons} hue={hue} />
      <Box marginTop="auto">
        <ProgressBar
          value={course.progress * 100}
          label={`${course.name}: ${done} of ${course.lessons.length} lessons`}
          hue={hue}
          showLabel
          showValue
        />
      </Box>
      {course.isLocked ? <Locked course={course} /> : <Open course={course} />}
    </Card>
  )
}

/** Wording fixed by the specification (section 2). */
function Open({ course }: { course: Course }) {
  const next = course.lessons.find((lesson) => !lesson.isCompleted && !lesson.isLocked) ?? course.lessons[0]
  const word = course.progress === 0 ? 'Start Course' : 'Continue Learning'
  if (!next) return null
  return (
    <Flex direction="column" gap="2" align="flex-start">
      <LinkButton to={`/lesson/${next.id}`} hue={courseStyle(course.id).hue} aria-label={`${word}: ${course.name}`}>
        {word}
      </LinkButton>
      <Text color="fg.muted">
        {course.progress === 1 ? 'Completed. Review' : 'Next:'} {next.title}, {next.minutes} min
      </Text>
    </Flex>
  )
}

function Locked({ course }: { course: Course }) {
  const id = `waits-${course.id}`
  return (
    <Flex direction="column" gap="2" align="flex-start">
      <Button disabled aria-describedby={id} aria-label={`Complete Previous Courses: ${course.name}`}>
        🔒 Complete Previous Courses
      </Button>
      <Text id={id} color="fg.muted">
        Still to complete: {list(course.waitsFor.map(toolName))}
      </Text>
    </Flex>
  )
}

function facts({ modules, duration, videos }: Course): string[] {
  return [`${modules} modules`, duration, ...(videos === null ? [] : [`${videos} videos`])]
}

function list(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
