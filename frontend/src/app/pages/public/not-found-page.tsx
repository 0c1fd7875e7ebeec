import { Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../../lib/page-title.ts'
import { rememberDestination } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { LostScene } from '../../../ui/illustrations/scenes/lost.tsx'
import { notFoundName } from '../../metadata/page-titles.ts'

/** The specification fixes the heading and the hint (section 2). */
export function NotFoundPage() {
  const { isAuthenticated } = useSession()
  const { pathname, search, hash } = useLocation()
  usePageTitle(notFoundName)
  const action = isAuthenticated ? (
    <LinkButton to="/dashboard">Back to my dashboard</LinkButton>
  ) : (
    <Flex gap="4" wrap="wrap" justify="center">
      <LinkButton to="/auth/email" onClick={() => rememberDestination(pathname + search + hash)}>
        Sign In
      </LinkButton>
      <LinkButton to="/landing" variant="outline">
        Go to home page
      </LinkButton>
    </Flex>
  )
  return (
    <ScenePage
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      scene={<LostScene />}
      action={action}
    />
  )
}
