import { Box, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useIsSessionEnded } from '../lib/ended-session.ts'
import { rememberDestination } from '../lib/return-to.ts'
import { useSession } from '../lib/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Heading } from '../ui/heading.tsx'
import { DoorScene } from '../ui/illustrations/door-scene.tsx'

/**
 * Says that the session has ended, above whatever page it ended on. The page stays as it is, and what it was about to send is sent when
 * the same person has signed in again, here or in another tab.
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
            Sign in again{user && <> as {user.firstName}</>}, and you come back to this page. Text in a prompt, a lesson or a
            project is kept.
          </Text>
          <LinkButton size="lg" href="/api/login" onClick={() => rememberDestination(pathname + search + hash)}>
            Sign in again
          </LinkButton>
        </Box>
      )}
    </Dialog>
  )
}
