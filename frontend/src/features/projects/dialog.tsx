import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { Heading } from '../../ui/heading.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { useModal } from '../../ui/use-modal.ts'

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode }

/** A dialog of the studio. What it shows lives only as long as it is open, so that opening it again begins anew. */
export function Dialog({ title, open, onClose, children }: Props) {
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
      maxWidth={{ base: '100vw', md: 'min(44rem, calc(100vw - 3rem))' }}
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
      {open && (
        <Box padding={{ base: '5', md: '8' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <Flex gap="4" align="flex-start" justify="space-between">
            <Heading as="h2" id={id} size="2xl">
              {title}
            </Heading>
            <chakra.button
              type="button"
              aria-label="Close"
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
          {children}
          {/* Nothing outside an open dialog is seen or heard, the page's own messages neither. */}
          <Toaster />
        </Box>
      )}
    </chakra.dialog>
  )
}
