import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { ArtProps } from '../../../ui/illustrations/art.tsx'
import { SummitScene, TrailheadScene, TreehouseScene } from '../../../ui/illustrations/scenes/trail.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { CourseSteps_CourseFragment } from './steps.generated.ts'

type Step = { title: string; text: string; courses: readonly string[]; hue: Hue; Scene: ComponentType<ArtProps> }

/** The recommended path of the specification (section 2). A step begins where the server opens its first course. */
const steps: Step[] = [
  {
    title: 'Foundation',
    text: 'Ask, read and check. Try three tools that answer in words, and learn to stay in charge.',
    courses: ['chatgpt', 'gemini', 'claude'],
    hue: 'teal',
    Scene: TrailheadScene,
  },
  {
    title: 'Creative AI',
    text: 'Turn words into pictures: look first, describe exactly, and change one thing at a time.',
    courses: ['dalle'],
    hue: 'violet',
    Scene: TreehouseScene,
  },
  {
    title: 'Advanced',
    text: 'Design a whole look, then a 30-second video, and say honestly how you made them.',
    courses: ['midjourney', 'runway'],
    hue: 'coral',
    Scene: SummitScene,
  },
]

const Picture = chakra('div', { base: { '& svg': { display: 'block', height: { base: '8rem', md: '11.5rem' } } } })

/** Shows the three steps, their courses and the learner's current step. */
export function CourseSteps({ courses }: { courses: CourseSteps_CourseFragment[] }) {
  const stages = steps.map((step) => ({ ...step, found: courses.filter((course) => step.courses.includes(course.id)) }))
  const here = stages.findIndex((stage) => stage.found.some((course) => course.progress < 1))
  return (
    <Card padding="0" overflow="hidden">
      <Grid as="ol" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} listStyleType="none">
        {stages.map(({ title, text, hue, Scene, found }, index) => (
          <Box as="li" key={title} aria-current={index === here ? 'step' : undefined}>
            <Picture borderBottomWidth="3px" borderColor="border.ink">
              <Scene />
            </Picture>
            <Flex direction="column" gap="2" padding={{ base: '5', md: '6' }}>
              <Heading as="h3" size="xl">
                {index + 1}. {title}
              </Heading>
              <Text fontWeight="bold" color={`${hue}.text`}>
                {stepStatus(index, here)}
              </Text>
              <Text>{text}</Text>
              <Flex as="ul" aria-label={`Courses of ${title}`} gap="2" wrap="wrap" listStyleType="none" marginTop="1">
                {found.map((course) => (
                  <Box
                    as="li"
                    key={course.id}
                    paddingX="3"
                    borderWidth="2px"
                    borderColor={`${hue}.line`}
                    borderRadius="full"
                    bg={course.progress === 1 ? `${hue}.soft` : undefined}
                  >
                    {course.name}
                    {course.progress === 1 ? ' ✓' : course.progress > 0 ? ` ${Math.round(course.progress * 100)}%` : ''}
                  </Box>
                ))}
              </Flex>
            </Flex>
          </Box>
        ))}
      </Grid>
    </Card>
  )
}

function stepStatus(index: number, here: number): string {
  if (here === -1 || index < here) return '✓ Completed'
  return index === here ? 'You are here' : `Opens after ${steps[index - 1]?.title}`
}
