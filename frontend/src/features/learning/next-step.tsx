import { Box, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LinkButton } from '../../ui/components/button.tsx'
import { Card } from '../../ui/components/card.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { TrophyScene } from '../../ui/illustrations/scenes/trophy.tsx'
import type { Hue } from '../../ui/theme/hue.ts'
import { courseStyle } from './courses/style.tsx'
import type { NextStep_LessonFragment } from './next-step.generated.ts'
import { pathStyle } from './personas/style.tsx'

type Props = {
  /** `null` if every lesson is completed. */
  lesson: NextStep_LessonFragment | null
  /** Whether the learner has completed no lesson yet. */
  isFirst: boolean
  /** Whether the learner's progress is saved. */
  canRecord: boolean
}

export function NextStep({ lesson, isFirst, canRecord }: Props) {
  const id = useId()
  if (!lesson) return <AllDone />
  const { hue, picture, small, place } = whereIs(lesson)
  const word = lesson.isBegun ? 'Continue' : 'Start'
  return (
    <Card as="section" aria-labelledby={id} hue={hue} bg="colorPalette.soft" padding={{ base: '5', md: '8' }}>
      <Flex gap={{ base: '4', md: '8' }} align="center" justify="space-between">
        <Flex direction="column" gap="3" align="flex-start" minWidth="0">
          <Flex gap="3" align="flex-end">
            <Label hue={hue}>{isFirst ? 'Your first lesson' : 'Your next step'}</Label>
            <Box width="4.5rem" marginY="-2" display={{ base: 'block', md: 'none' }}>
              {small}
            </Box>
          </Flex>
          <Heading as="h2" id={id} fontSize={{ base: '3xl', md: '4xl' }}>
            {lesson.title}
          </Heading>
          <Text fontSize="lg">{lesson.description}</Text>
          <Text color="fg.muted">
            {lesson.minutes} min · {place}
          </Text>
          <Box marginTop="2">
            <LinkButton to={`/lesson/${lesson.id}`} size="lg" hue={hue} aria-label={`${word}: ${lesson.title}`}>
              {word}
            </LinkButton>
          </Box>
          {!canRecord && <Text color="fg.muted">You can read it now. You’ll earn XP once your parent says yes.</Text>}
        </Flex>
        <Box flex="0 0 auto" width={{ md: '13rem', lg: '18rem' }} display={{ base: 'none', md: 'block' }}>
          {picture}
        </Box>
      </Flex>
    </Card>
  )
}

function Label({ hue, children }: { hue: Hue; children: string }) {
  return (
    <Text
      bg={`${hue}.solid`}
      color={`${hue}.onSolid`}
      borderWidth="3px"
      borderColor="art.line"
      borderRadius="full"
      paddingX="4"
      fontFamily="heading"
      fontWeight="600"
    >
      {children}
    </Text>
  )
}

function whereIs({ folder, course }: NextStep_LessonFragment) {
  if (folder) {
    const { hue, Scene, Guide } = pathStyle(folder.persona.id)
    return { hue, picture: <Scene />, small: <Guide mood="happy" />, place: `${folder.title} · ${folder.persona.name}` }
  }
  const { hue, Emblem } = courseStyle(course?.id ?? '')
  return { hue, picture: <Emblem />, small: <Emblem />, place: `${course?.name ?? 'A tool'} course` }
}

function AllDone() {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} hue="amber" bg="colorPalette.soft" padding={{ base: '5', md: '8' }}>
      <Flex gap="6" align="center" justify="space-between" wrap="wrap">
        <Flex direction="column" gap="3" align="flex-start" flex="1 1 18rem">
          <Heading as="h2" id={id} fontSize={{ base: '3xl', md: '4xl' }}>
            You have completed every lesson
          </Heading>
          <Text fontSize="lg">You finished all paths and courses. They stay open, so come back whenever you like.</Text>
          <LinkButton to="/personas" size="lg">
            Review a path
          </LinkButton>
        </Flex>
        <Box flex="0 1 16rem">
          <TrophyScene />
        </Box>
      </Flex>
    </Card>
  )
}
