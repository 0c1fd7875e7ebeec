import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'

type Props = { lesson: Pick<LessonView_LessonFragment, 'minutes' | 'shape' | 'isCompleted' | 'folder' | 'course'>; hue: Hue }

/** Shows a lesson's duration, kind, location and completion. */
export function LessonFacts({ lesson: { minutes, shape, isCompleted, folder, course }, hue }: Props) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Fact hue={hue}>⏱ {minutes} min</Fact>
      {shape && <Fact hue={hue}>{shape}</Fact>}
      {folder && (
        <Place to={`/persona/${folder.persona.id}`}>
          {folder.persona.name} path: {folder.title}
        </Place>
      )}
      {course && <Place to="/learning">{course.name} course</Place>}
      {isCompleted && <Fact hue={hue}>✓ Completed</Fact>}
    </Flex>
  )
}

function Fact({ hue, children }: { hue: Hue; children: ReactNode }) {
  return (
    <Box bg={`${hue}.soft`} color={`${hue}.text`} borderRadius="full" paddingX="4" paddingY="1.5" fontWeight="bold">
      {children}
    </Box>
  )
}

const PlaceLink = chakra(Link)

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PlaceLink
      to={to}
      display="inline-flex"
      alignItems="center"
      minHeight="11"
      fontWeight="700"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {children}
    </PlaceLink>
  )
}
