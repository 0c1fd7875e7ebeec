import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CloseButton } from '../components/close-button.tsx'
import { Heading } from '../components/heading.tsx'
import { Toaster } from '../feedback/toaster.tsx'
import { Dialog } from './dialog.tsx'

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode }

/** A dialog with a title, a close button and a form. */
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
          {/* Content outside an open dialog is neither visible nor read, including the page's own messages. */}
          <Toaster />
        </Box>
      )}
    </Dialog>
  )
}
