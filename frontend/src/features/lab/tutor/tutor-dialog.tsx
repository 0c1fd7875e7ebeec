import { Box, Flex, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { CloseButton } from '../../../ui/components/close-button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import type { SidekickProps } from '../../../ui/illustrations/sidekick-parts.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { Conversation } from './conversation.tsx'
import { useLessonTutorQuery } from './lesson-tutor.generated.ts'

type Props = {
  lessonId: string
  learnerId: string
  open: boolean
  onClose(): void
  sidekick: { name: string; Figure: ComponentType<SidekickProps> }
  hue: Hue
  /** Shows a step of the lesson. */
  onStep(step: number): void
}

/** The chat of a learner with the sidekick of a lesson, about this lesson. Its text stays while it is closed. */
export function TutorDialog({ lessonId, learnerId, open, onClose, sidekick, hue, onStep }: Props) {
  const { name, Figure } = sidekick
  const result = useLessonTutorQuery({ variables: { lessonId }, fetchPolicy: 'cache-and-network' })
  return (
    <Dialog open={open} onClose={onClose} width="48rem" keeps>
      {({ titleId, close }) => (
        <Box
          padding={{ base: '4', md: '8' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gridTemplateRows="auto 1fr"
          gap="5"
          minHeight="full"
        >
          <Flex gap="4" align="flex-start">
            <Box flexShrink="0" width={{ base: '3.5rem', md: '5rem' }}>
              <Figure mood="thinking" />
            </Box>
            <Heading as="h2" id={titleId} size="2xl" flex="1" minWidth="0">
              Chat with {name}
            </Heading>
            <CloseButton label="Close the chat" onClick={close} />
          </Flex>
          <AsyncSection result={result}>
            {({ lesson }) =>
              lesson?.tutor ? (
                <Conversation
                  tutor={lesson.tutor}
                  learnerId={learnerId}
                  name={name}
                  hue={hue}
                  onStep={(step) => {
                    close()
                    onStep(step)
                  }}
                />
              ) : (
                <Text>You can’t use this chat at the moment. Close it and load the page again.</Text>
              )
            }
          </AsyncSection>
          {/* Content outside an open dialog is neither visible nor read, including the page's own messages. */}
          <Toaster />
        </Box>
      )}
    </Dialog>
  )
}
