import { Box, Flex, Text } from '@chakra-ui/react'
import { useIsUpdated } from '../lib/update.ts'
import { Button } from '../ui/button.tsx'

/**
 * Says that the academy was updated while the page was open. It never reloads by itself: what somebody has typed and could not send
 * stays, to be copied first.
 */
export function UpdateNotice() {
  if (!useIsUpdated()) return null
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
