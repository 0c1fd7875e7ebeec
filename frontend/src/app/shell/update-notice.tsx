import { Box, Flex, Text } from '@chakra-ui/react'
import { createPortal } from 'react-dom'
import { useIsUpdated } from '../../lib/api/update.ts'
import { Button } from '../../ui/components/button.tsx'
import { useTopDialog } from '../../ui/overlays/top-dialog.ts'

/**
 * Shows that the academy was updated while the page was open. It never reloads by itself, so that unsent text can be copied first. While a
 * dialog is open, the rest of the page is neither visible nor reachable, so the notice is rendered at the end of the dialog.
 */
export function UpdateNotice() {
  const isUpdated = useIsUpdated()
  const dialog = useTopDialog()
  if (!isUpdated) return null
  return dialog ? createPortal(<Words />, dialog) : <Words />
}

function Words() {
  return (
    <Flex
      role="alert"
      colorPalette="teal"
      position="fixed"
      zIndex="toast"
      left={{ base: '4', md: '6' }}
      right={{ base: '4', md: 'auto' }}
      bottom={{ base: '4', md: '6' }}
      align="center"
      gap="4"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      maxWidth={{ md: '34rem' }}
      paddingY="3"
      paddingX="5"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      boxShadow="0 6px 0 var(--ui-colors-color-palette-solid), 0 18px 40px rgb(0 0 0 / 0.25)"
    >
      <Text minWidth="0">
        The academy was updated. What you typed is still here: copy it if you need it, then reload the page.
      </Text>
      <Box flexShrink="0">
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </Box>
    </Flex>
  )
}
