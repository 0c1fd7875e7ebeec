import { useLocation } from 'react-router-dom'
import { rememberDestination } from '../../lib/return-to.ts'
import { useSession } from '../../lib/session.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LostScene } from '../../ui/illustrations/lost-scene.tsx'
import { ScenePage } from '../../ui/scene-page.tsx'

/** Heading and hint are fixed by the specification (section 2). */
export function NotFoundPage() {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const action = isAuthenticated ? (
    <LinkButton to="/dashboard">Back to my dashboard</LinkButton>
  ) : (
    <LinkButton to="/auth/email" onClick={() => rememberDestination(pathname + search)}>
      Sign In
    </LinkButton>
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
