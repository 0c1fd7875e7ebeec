import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'
import { Heading } from './heading.tsx'
import { Toaster } from './toaster.tsx'

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode }

/** A dialog with its title, the way out, and a form. */
export function TitledDialog({ title, open, onClose, children }: Props) {
  return (
    <Dialog open={open} onClose={onClose} width="44rem">
      {({ titleId, close }) => (
        <Box padding={{ base: '5', md: '8' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <Flex gap="4" align="flex-start" justify="space-between">
            <Heading as="h2" id={titleId} size="2xl">
              {title}
            </Heading>
            <CloseButton label="Close" onClick={close} />
          </Flex>
          {children}
          {/* Nothing outside an open dialog is seen or heard, the page's own messages neither. */}
          <Toaster />
        </Box>
      )}
    </Dialog>
  )
}
