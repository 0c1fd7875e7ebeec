import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import { Closed } from './closed.tsx'
import { useClosedNoticeQuery } from './closed-by-notice.generated.ts'

/** Explains a suspended or ended account after signing in with an identity provider. */
export function ClosedByNotice({ token }: { token: string }) {
  const { data, loading } = useClosedNoticeQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const notice = data?.closedNotice
  if (loading) return <LoadingScreen text="Loading..." />
  if (notice?.__typename === 'ClosedNotice') return <Closed {...notice} />
  return (
    <ScenePage
      title="Not signed in"
      text={notice?.message ?? unreachable}
      scene={<DoorScene />}
      action={<LinkButton href="/api/login">Sign in</LinkButton>}
    />
  )
}
