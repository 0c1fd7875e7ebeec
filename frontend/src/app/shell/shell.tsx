import { Box } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/consent'
import { defaultSettings } from '@deepm/schema/rules/settings'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Bell } from '../../features/family/bell.tsx'
import { TutorialArrears } from '../../features/rewards/tutorial-arrears.tsx'
import { useSession, useSessionActions } from '../../lib/session.tsx'
import { keepSettings, useSettings } from '../../lib/settings.ts'
import { useInterval } from '../../lib/use-interval.ts'
import { Calm } from '../../ui/calm.tsx'
import { LoadingScreen } from '../../ui/feedback.tsx'
import { part } from '../../ui/part.ts'
import { toast } from '../../ui/toaster.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { useScreenExists } from '../screens.ts'
import { LearningMinutes } from './learning-minutes.tsx'
import { type ShellQuery, useShellQuery } from './shell.generated.ts'
import { TopNav } from './top-nav.tsx'

// Few are waiting for a parent, are paused, or have an address to confirm.
const PauseNotice = part('PauseNotice', () => import('../../features/family/pause-notice.tsx'))
const AddressNotice = part('AddressNotice', () => import('../../features/identity/address/address-notice.tsx'))
const ConsentNotice = part('ConsentNotice', () => import('../../features/identity/consent/consent-notice.tsx'))

/** How often the shell asks whether something new was told. */
const askAgainMs = 5 * 60_000

/** What every signed-in screen stands in: the bar at the top, and the word to children whose parent has not answered. */
export function Shell() {
  const viewer = useShellViewer()
  const { user } = useSession()
  const { visualTheme } = useSettings()
  const exists = useScreenExists()
  const logout = useLogout()
  const { pathname } = useLocation()
  const learner = viewer?.learner ?? null
  const waitsForParent = useHasWaited(learner)
  const mayRecord = allowsRecording(learner?.consent) && !viewer?.pause
  // Until the shell knows, the session's word counts.
  const person = viewer === undefined ? user : viewer

  return (
    <Calm isOn={visualTheme === 'calm'}>
      <Box minHeight="100dvh">
        <TopNav
          isStaff={person?.role === 'staff'}
          person={person && { firstName: person.firstName, avatarUrl: viewer?.profileImageUrl ?? null }}
          xp={learner?.xp ?? null}
          bell={
            viewer && (
              // What is told beside the page falls over without it.
              <ErrorBoundary fallback={null} place={pathname}>
                <Bell unread={viewer.unreadNotifications} leadsTo={exists} />
              </ErrorBoundary>
            )
          }
          onLogout={logout}
        />
        {learner && <LearningMinutes learnerId={learner.id} mayRecord={mayRecord} />}
        {learner && <TutorialArrears learnerId={learner.id} mayRecord={mayRecord} />}
        <Suspense>
          {learner && waitsForParent && <ConsentNotice key={learner.id} consent={learner.consent} />}
          {viewer && needsAddress(viewer) && <AddressNotice email={viewer.email} isLost={viewer.addressState === 'lost'} />}
          {viewer?.pause && <PauseNotice until={viewer.pause.until} timeZone={viewer.timeZone} />}
        </Suspense>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>
          <Outlet />
        </Suspense>
      </Box>
    </Calm>
  )
}

/** Whether this learner waits for a parent, or did so when the page was opened: then the answer is shown where they waited. */
function useHasWaited(learner: { id: string; consent: string } | null): boolean {
  const [waitedId, setWaitedId] = useState<string | null>(null)
  const waits = learner !== null && !allowsRecording(learner.consent)
  if (waits && waitedId !== learner.id) setWaitedId(learner.id)
  return waits || (learner !== null && waitedId === learner.id)
}

/** Whether a learner has to confirm an address, or to give one, to be able to sign in again. */
function needsAddress({ addressState, learner }: NonNullable<ShellQuery['viewer']>): boolean {
  return allowsRecording(learner?.consent) && (addressState === 'unconfirmed' || addressState === 'lost')
}

/** What the bar shows of whoever is signed in, asked again now and then; `undefined` until the first answer. */
function useShellViewer(): ShellQuery['viewer'] | undefined {
  const { data, previousData, refetch } = useShellQuery()
  // An answer that failed to come does not make us forget the last.
  const viewer = (data ?? previousData)?.viewer
  useInterval(() => void refetch().catch(() => null), askAgainMs, Boolean(viewer))
  const settings = viewer?.learner?.settings
  useEffect(() => {
    // Whoever has no settings of their own does not inherit those of a learner at the same browser.
    if (viewer) keepSettings(settings ?? defaultSettings)
  }, [viewer?.id, settings])
  return viewer
}

function useLogout(): () => Promise<void> {
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  return async () => {
    const heard = await signOut()
    navigate('/landing')
    if (heard) return
    toast({
      title: 'Signed out on this screen only',
      description: 'We could not reach the academy. On a shared computer, sign out again when you are online.',
      variant: 'destructive',
    })
  }
}
