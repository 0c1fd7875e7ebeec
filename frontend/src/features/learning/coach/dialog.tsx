import { Box, Flex, Text } from '@chakra-ui/react'
import { CloseButton } from '../../../ui/components/close-button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { Sidekick } from '../sidekick/sidekicks.ts'
import { CoachForm } from './coach-form.tsx'

type Props = { open: boolean; onClose(): void; sidekick: Sidekick; prompt: string; hint: string | null; hue: Hue }

/** Opens the Practice Coach, which is not an AI chatbot. The text stays on the page. */
export function CoachDialog({ open, onClose, sidekick: { name, Figure }, prompt, hint, hue }: Props) {
  return (
    <Dialog open={open} onClose={onClose} width="60rem" keeps>
      {({ titleId, close }) => (
        <Box padding={{ base: '5', md: '8' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <Flex gap="4" align="flex-start">
            <Box flexShrink="0" width={{ base: '4rem', md: '6rem' }}>
              <Figure mood="thinking" />
            </Box>
            <Box flex="1" minWidth="0">
              <Heading as="h2" id={titleId} size="2xl">
                Practice Coach with {name}
              </Heading>
              <Text marginTop="2">
                I’m not an AI chatbot. People wrote all my tips. A small program guesses what kind of prompt yours is, so I can be
                wrong. Nothing you write here leaves this page.
              </Text>
            </Box>
            <CloseButton label="Close the coach" onClick={close} />
          </Flex>
          <CoachForm prompt={prompt} hint={hint} hue={hue} />
        </Box>
      )}
    </Dialog>
  )
}
