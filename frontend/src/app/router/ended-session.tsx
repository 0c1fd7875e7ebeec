import { Box, Flex, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useIsSessionEnded } from '../../lib/api/ended-session.ts'
import { rememberDestination } from '../../lib/session/return-to.ts'
import { useSession } from '../../lib/session/session.tsx'
import { LinkButton } from '../../ui/components/button.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { DoorScene } from '../../ui/illustrations/scenes/door.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/**
 * Shows that the session has ended, on top of any page. The page stays as it is, and its pending requests are sent when the same user signs
 * in again, here or in another tab.
 */
export function EndedSession() {
  const isEnded = useIsSessionEnded()
  const { user } = useSession()
  const { pathname, search, hash } = useLocation()
  return (
    <Dialog open={isEnded && user !== null} onClose={() => {}} width="34rem" isFixed>
      {({ titleId }) => (
        <Box padding={{ base: '5', md: '8' }} display="grid" gap="5" justifyItems="center" textAlign="center">
          <Box width="full" maxWidth="14rem" aria-hidden="true">
            <DoorScene />
          </Box>
          <Heading as="h2" id={titleId} size="2xl">
            Your session has ended
          </Heading>
          <Text>
            Sign in again{user && <> as {user.firstName}</>}, and you come back to this page. Some of your text may be kept on
            this page only. To keep it, use a new tab.
          </Text>
          <Flex gap="3" wrap="wrap" justify="center">
            <LinkButton size="lg" href="/api/login" onClick={() => rememberDestination(pathname + search + hash)}>
              Sign in again
            </LinkButton>
            <LinkButton size="lg" variant="outline" href="/api/login" target="_blank">
              Use a new tab
            </LinkButton>
          </Flex>
        </Box>
      )}
    </Dialog>
  )
}
