import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ExperimentId, experiments } from '@deepm/schema/rules/experiments/catalogue'
import type { Ref } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { CheckIcon } from '../../../../ui/components/icons.tsx'
import type { Hue } from '../../../../ui/theme/hue.ts'
import { LessonFacts } from '../../lesson/facts.tsx'
import type { LessonView_LessonFragment } from '../../lesson/lesson-view.generated.ts'
import { sidekickOf } from '../../sidekick/sidekicks.ts'
import { Speech } from '../../sidekick/speech.tsx'

type Props = {
  lesson: LessonView_LessonFragment
  hue: Hue
  headingRef: Ref<HTMLHeadingElement>
  /** The first experiment of the lesson. */
  experiment: ExperimentId | null
  onExperiment(): void
}

/** The first step: the sidekick's greeting, what the lesson is about, and what the learner will be able to do. */
export function StartStep({ lesson, hue, headingRef, experiment, onExperiment }: Props) {
  const { name, Figure } = sidekickOf(lesson.sidekick)
  return (
    <Box display="grid" gap={{ base: '5', md: '6' }}>
      <Speech Figure={Figure} mood="happy" size={{ base: '5rem', md: '8rem' }}>
        <Text fontFamily="heading" fontWeight="600" color={`${hue}.text`}>
          {name}
        </Text>
        <Text>{lesson.greeting || 'Hello! Ready to start?'}</Text>
      </Speech>
      <Text fontSize="lg">{lesson.description}</Text>
      <LessonFacts lesson={lesson} hue={hue} />
      {experiment && (
        <Flex align="center" gap="4" wrap="wrap" bg={`${hue}.soft`} borderRadius="2xl" padding="4">
          <Box flex="1 1 14rem">
            <Text fontFamily="heading" fontWeight="600" fontSize="lg">
              Try a real machine: {experiments[experiment].title}
            </Text>
            <Text>{experiments[experiment].teaser}</Text>
          </Box>
          <Button hue={hue} variant="outline" onClick={onExperiment}>
            Try it first
          </Button>
        </Flex>
      )}
      <Box>
        <chakra.h2 ref={headingRef} tabIndex={-1} fontSize="xl" borderRadius="md">
          Learning objectives
        </chakra.h2>
        <Text color="fg.muted">After this lesson, you’ll be able to:</Text>
        <Flex as="ul" direction="column" gap="3" listStyleType="none" marginTop="3">
          {lesson.objectives.map((objective) => (
            <Flex as="li" key={objective} gap="3">
              <Box
                as="span"
                aria-hidden="true"
                display="grid"
                placeItems="center"
                flexShrink="0"
                boxSize="7"
                borderRadius="full"
                bg={`${hue}.soft`}
                color={`${hue}.text`}
              >
                <CheckIcon />
              </Box>
              <span>{objective}</span>
            </Flex>
          ))}
        </Flex>
      </Box>
    </Box>
  )
}
