import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { ConsentNotice } from '../../features/identity/consent/consent-notice.tsx'
import { useSessionActions } from '../../lib/session.tsx'
import { LoadingScreen } from '../../ui/feedback.tsx'
import { toast } from '../../ui/toaster.tsx'
import { useShellQuery } from './shell.generated.ts'
import { TopNav } from './top-nav.tsx'

/** What every signed-in screen stands in: the bar at the top, and the word to children whose parent has not answered. */
export function Shell() {
  const { data } = useShellQuery()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const learner = data?.viewer?.learner ?? null

  const logout = async () => {
    const heard = await signOut()
    navigate('/landing')
    if (!heard) {
      toast({
        title: 'Signed out on this screen only',
        description: 'We could not reach the academy. On a shared computer, sign out again when you are online.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Box minHeight="100dvh">
      <TopNav firstName={data?.viewer?.firstName ?? ''} xp={learner?.xp ?? null} onLogout={logout} />
      {learner && <ConsentNotice consent={learner.consent} />}
      <Suspense fallback={<LoadingScreen text="Loading..." />}>
        <Outlet />
      </Suspense>
    </Box>
  )
}
