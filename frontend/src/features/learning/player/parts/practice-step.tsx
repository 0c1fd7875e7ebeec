import { Box, chakra, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { SidekickCard } from '../../lesson/sidekick-card.tsx'
import { LessonSizes } from '../../lesson/sizes.tsx'
import type { ViewProps } from '../../lesson/view-props.ts'

type Props = Pick<ViewProps, 'lesson' | 'access' | 'hue' | 'invitation' | 'onChat'> & { headingRef: Ref<HTMLHeadingElement> }

/** The practice prompt with its coach and the way to the lab, and the task in a smaller and a bigger size. */
export function PracticeStep({ lesson, access, hue, invitation, onChat, headingRef }: Props) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.h2 ref={headingRef} tabIndex={-1} fontSize={{ base: 'xl', md: '2xl' }} borderRadius="md">
        Your turn
      </chakra.h2>
      {lesson.practicePrompt && (
        <>
          <Text>This is the practice prompt for this lesson. Change it so it’s about something you like.</Text>
          <Box as="blockquote" bg={`${hue}.soft`} borderRadius="2xl" padding="4">
            {lesson.practicePrompt}
          </Box>
          <SidekickCard lesson={{ ...lesson, greeting: '' }} hue={hue} onChat={onChat}>
            {access === 'learning' && invitation}
          </SidekickCard>
        </>
      )}
      <LessonSizes easier={lesson.easier} stretch={lesson.stretch} />
    </Box>
  )
}
