import { Box } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Bell } from '../../features/family/notifications/bell.tsx'
import { GoalRing } from '../../features/rewards/daily-goal/goal-ring.tsx'
import { pendingSteps } from '../../features/rewards/tutorial/storage.ts'
import { keepConsentWait, readConsentWait } from '../../lib/session/consent-wait.ts'
import { type SessionUser, useSession, useSessionActions } from '../../lib/session/session.tsx'
import { storeSettings, useSettings } from '../../lib/settings.ts'
import { isStored } from '../../lib/storage-flags.ts'
import { useInterval } from '../../lib/use-interval.ts'
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx'
import { toast } from '../../ui/feedback/toaster.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.ts'
import { ReducedMotion } from '../../ui/motion/reduced-motion.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LearningMinutes } from './learning-minutes.tsx'
import { useScreenExists } from './screens.ts'
import { ShellDocument, type ShellQuery, useShellQuery } from './shell.generated.ts'
import { TopNav } from './top-nav.tsx'

// Few users have to confirm an address, wait for consent, are paused, or have unsaved work or unclaimed tutorial XP in this browser.
const PendingTutorialXp = lazyComponent(
  'PendingTutorialXp',
  () => import('../../features/rewards/tutorial/pending-tutorial-xp.tsx'),
)
const NotificationsPanel = lazyComponent('NotificationsPanel', () => import('./notifications-panel.tsx'))
const WaitingWork = lazyComponent('WaitingWork', () => import('./waiting-work.tsx'))
const AddressNotice = lazyComponent('AddressNotice', () => import('../../features/accounts/email-address/notice.tsx'))
const PauseNotice = lazyComponent('PauseNotice', () => import('../../features/family/pause-notice.tsx'))
const ConsentNotice = lazyComponent('ConsentNotice', () => import('../../features/accounts/consent/notice.tsx'))

/** Interval in ms at which the shell checks for new notifications. */
const retryMs = 5 * 60_000

/** The frame of every signed-in screen: the top bar, and the notice to children whose parent has not answered. */
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
  // The session's user is used until the shell's data is loaded.
  const person = viewer === undefined ? user : viewer
  const consent = viewer === undefined ? user?.consent : learner?.consent

  return (
    <ReducedMotion isOn={visualTheme === 'calm'}>
      <Box minHeight="100dvh">
        <TopNav
          isStaff={person?.role === 'staff'}
          person={
            person && {
              firstName: person.firstName,
              avatarUrl: viewer?.profileImageUrl ?? null,
              avatarColour: viewer?.avatarColour ?? null,
            }
          }
          xp={learner?.xp ?? null}
          goalRing={learner && mayRecord && <GoalRing minutes={minutesToday(learner)} goal={learner.dailyGoalMinutes} />}
          bell={
            viewer && (
              // An error in these components must not affect the page.
              <ErrorBoundary fallback={null} place={pathname}>
                <Bell unread={viewer.unreadNotifications} leadsTo={exists} Panel={NotificationsPanel} />
              </ErrorBoundary>
            )
          }
          onLogout={logout}
        />
        {learner && <LearningMinutes key={learner.id} learner={learner} mayRecord={mayRecord} />}
        {person && needsAddress(person.addressState, consent) && (
          // The height of the notice, so that the page does not move when it appears.
          <Suspense fallback={<Box height="4.2rem" />}>
            <AddressNotice email={person.email} isLost={person.addressState === 'lost'} />
          </Suspense>
        )}
        <Suspense>
          {learner && mayRecord && pendingSteps(learner.id).length > 0 && <PendingTutorialXp learnerId={learner.id} />}
          {learner && waitsForParent && <ConsentNotice key={learner.id} consent={learner.consent} />}
          {learner && mayRecord && isStored('waiting-work') && <WaitingWork learnerId={learner.id} />}
          {/* Without consent, the notice above explains that nothing is saved. */}
          {viewer?.pause && allowsRecording(learner?.consent) && (
            <PauseNotice until={viewer.pause.until} timeZone={viewer.timeZone} />
          )}
        </Suspense>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
    </ReducedMotion>
  )
}

Shell.firstQuery = () => ({ query: ShellDocument })

function minutesToday({ weekMinutes }: { weekMinutes: readonly { minutes: number }[] }): number {
  return weekMinutes.at(-1)?.minutes ?? 0
}

/** Returns whether this learner waits for consent, or did when this device was last used and now sees the result. */
function useHasWaited(learner: { id: string; consent: string } | null): boolean {
  const [waitedId, setWaitedId] = useState(readConsentWait)
  const waitingId = learner && !allowsRecording(learner.consent) ? learner.id : null
  if (waitingId && waitedId !== waitingId) setWaitedId(waitingId)
  useEffect(() => {
    if (waitingId) keepConsentWait(waitingId)
  }, [waitingId])
  return learner !== null && (waitingId ?? waitedId) === learner.id
}

/** Checks whether a learner has to confirm or add an email address to be able to sign in again. */
function needsAddress(state: SessionUser['addressState'], consent: string | null | undefined): boolean {
  return allowsRecording(consent) && (state === 'unconfirmed' || state === 'lost')
}

/** Returns the shell's data of the signed-in user, refetched at an interval; `undefined` until the first response. */
function useShellViewer(): ShellQuery['viewer'] | undefined {
  const { data, previousData, refetch } = useShellQuery()
  // A failed refetch must not drop the last data.
  const viewer = (data ?? previousData)?.viewer
  useInterval(() => void refetch().catch(() => null), retryMs, Boolean(viewer))
  const settings = viewer?.learner?.settings
  useEffect(() => {
    // An account without settings must not use those of a learner in the same browser.
    if (viewer) storeSettings(settings ?? defaultSettings)
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
