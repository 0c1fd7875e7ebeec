import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Heading } from '../../../ui/heading.tsx'
import type { Hue } from '../../../ui/hue.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useModal } from '../../../ui/use-modal.ts'
import type { Sidekick } from '../sidekick-look.ts'
import { CoachDesk } from './coach-desk.tsx'

type Props = { open: boolean; onClose(): void; sidekick: Sidekick; prompt: string; hint: string | null; hue: Hue }

/** The Practice Coach behind a sidekick. It is no AI model and says so; what is written stays on the page and is sent nowhere. */
export function CoachDialog({ open, onClose, sidekick: { name, Figure }, prompt, hint, hue }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const backdrop = useModal(dialog, open)
  // The event is late: a dialog that was opened again meanwhile is not closed.
  const onClosed = () => {
    if (!dialog.current?.open) onClose()
  }
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      {...backdrop}
      width="full"
      maxWidth={{ base: '100vw', md: 'min(60rem, calc(100vw - 3rem))' }}
      height={{ base: '100dvh', md: 'fit-content' }}
      maxHeight={{ base: '100dvh', md: 'calc(100dvh - 3rem)' }}
      margin="auto"
      padding="0"
      bg="bg.page"
      color="fg.ink"
      borderWidth={{ base: '0', md: '3px' }}
      borderColor="border.ink"
      borderRadius={{ base: '0', md: '3xl' }}
      overflow="auto"
      overscrollBehavior="contain"
      css={{ '&::backdrop': { background: 'color-mix(in srgb, {colors.art.line} 72%, transparent)' } }}
    >
      <Box padding={{ base: '5', md: '8' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <Flex gap="4" align="flex-start">
          <Box flexShrink="0" width={{ base: '4rem', md: '6rem' }}>
            <Figure mood="thinking" />
          </Box>
          <Box flex="1" minWidth="0">
            <Heading as="h2" id={id} size="2xl">
              Practice Coach with {name}
            </Heading>
            <Text marginTop="2">
              I am not an AI model. I look for signs in your words by fixed rules, so I can miss a good idea. Nothing you write
              here leaves this page.
            </Text>
          </Box>
          <chakra.button
            type="button"
            aria-label="Close the coach"
            onClick={() => dialog.current?.close()}
            display="grid"
            placeItems="center"
            flexShrink="0"
            boxSize="11"
            borderRadius="full"
            cursor="pointer"
            _hover={{ bg: 'bg.sunken' }}
          >
            <CloseIcon />
          </chakra.button>
        </Flex>
        <CoachDesk prompt={prompt} hint={hint} hue={hue} />
      </Box>
    </chakra.dialog>
  )
}
