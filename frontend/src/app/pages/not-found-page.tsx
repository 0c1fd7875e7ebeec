import { Flex } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title.ts'
import { rememberDestination } from '../../lib/return-to.ts'
import { useSession } from '../../lib/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LostScene } from '../../ui/illustrations/lost-scene.tsx'
import { ScenePage } from '../../ui/scene-page.tsx'
import { notFoundName } from '../page-titles.ts'

/** Heading and hint are fixed by the specification (section 2). */
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
        To the first page
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
