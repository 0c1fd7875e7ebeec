import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { ChevronDownIcon } from '../../../ui/components/icons.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { CourseModules_ModuleFragment } from './modules.generated.ts'

type Lesson = { id: string; moduleId: string | null; title: string; minutes: number; isCompleted: boolean; isLocked: boolean }
type Props = { course: string; modules: CourseModules_ModuleFragment[]; lessons: readonly Lesson[]; hue: Hue }

/** Lists the modules of a course with their lessons, initially collapsed. */
export function CourseModules({ course, modules, lessons, hue }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = isOpen ? 'Hide modules' : modules.length === 1 ? 'Show module' : `Show all ${modules.length} modules`
  return (
    <Box>
      <Button
        variant="soft"
        hue={hue}
        aria-label={`${label} of ${course}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        icon={
          <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined} transition="transform 160ms">
            <ChevronDownIcon />
          </Box>
        }
      >
        {label}
      </Button>
      {isOpen && (
        <Flex as="ol" id={id} direction="column" gap="4" marginTop="4" listStyleType="none">
          {modules.map((module, index) => (
            <Flex as="li" key={module.id} gap="3">
              <Box
                aria-hidden="true"
                display="grid"
                placeItems="center"
                flex="0 0 2.25rem"
                height="9"
                bg={`${hue}.solid`}
                color={`${hue}.onSolid`}
                borderWidth="3px"
                borderColor="art.line"
                borderRadius="full"
                fontFamily="heading"
                fontWeight="600"
              >
                {index + 1}
              </Box>
              <Box minWidth="0">
                <Text fontWeight="bold">{module.title}</Text>
                <Text>{module.summary}</Text>
                <Text color={`${hue}.text`} marginTop="1">
                  <b>After this module:</b> {module.outcome}
                </Text>
                {lessons
                  .filter(({ moduleId }) => moduleId === module.id)
                  .map((lesson) => (
                    <ModuleLesson key={lesson.id} lesson={lesson} hue={hue} />
                  ))}
              </Box>
            </Flex>
          ))}
        </Flex>
      )}
    </Box>
  )
}

const LessonLink = chakra(Link)

function ModuleLesson({ lesson: { id, title, minutes, isCompleted, isLocked }, hue }: { lesson: Lesson; hue: Hue }) {
  const facts = `${minutes} min${isCompleted ? ', completed' : isLocked ? ', locked' : ''}`
  return (
    <Text marginTop="1">
      {isCompleted && <span aria-hidden="true">✓ </span>}
      {isLocked ? (
        <span>{title}</span>
      ) : (
        <LessonLink to={`/lesson/${id}`} color={`${hue}.text`} fontWeight="700">
          {title}
        </LessonLink>
      )}{' '}
      <Box as="span" color="fg.muted">
        ({facts})
      </Box>
    </Text>
  )
}
