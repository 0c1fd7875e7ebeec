import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dropDrafts } from './drafts.ts'
import { setSessionOwner } from './ended-session.ts'
import { getOrNull, post, RestError } from './rest.ts'
import { tellTabs } from './session-channel.ts'
import { setFlag, useFlag } from './storage-flags.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export type SessionUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  role: 'learner' | 'parent' | 'staff'
  consent: 'notRequired' | 'pending' | 'granted' | 'declined' | 'withdrawn' | null
  selectedPersona: string | null
}

type Actions = {
  /** Asks the server again, after something opened or ended a session; answers who is signed in. */
  refresh(): Promise<SessionUser | null>
  /** Signs out here at once; answers whether the server heard of it. */
  signOut(): Promise<boolean>
  /** To be called when the browser is about to sign out by a link: every tab counts as signed out from now on. */
  leave(): void
}

type Session = Actions & {
  /** `null` while loading and when nobody is signed in. */
  user: SessionUser | null
  isLoading: boolean
  isAuthenticated: boolean
  /** Between signing out and the next page, when nobody is signed in but the page is still there. */
  isLeaving: boolean
  /** Whether staff signed in and have to prove or set up their second factor before anything else. */
  isFactorPending: boolean
}

const SessionContext = createContext<(Session & { ask(): void }) | null>(null)

type State = { user: SessionUser | null; isKnown: boolean; isLeaving: boolean; isFactorPending: boolean }

const nobody: State = { user: null, isKnown: true, isLeaving: false, isFactorPending: false }

/**
 * Who is signed in. The server is asked once a part of the page wants to know; while the flag `user-logged-out` is set nobody is
 * signed in, and it is not asked.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedOut = useFlag('user-logged-out')
  const [state, setState] = useState<State>({ ...nobody, isKnown: false })
  const [isAsked, setAsked] = useState(false)
  // An answer to a question asked before somebody signed out must not bring them back.
  const newest = useRef<Promise<SessionUser | null>>(Promise.resolve(null))

  const refresh = useCallback(async () => {
    const question = getOrNull<SessionUser>('/api/auth/user')
      .then(
        (user) => ({ ...nobody, user }),
        (error: unknown) => ({ ...nobody, isFactorPending: isPendingFactor(error) }),
      )
      .then((known) => {
        const { user } = known
        if (newest.current !== question) return user
        setState(known)
        if (user) {
          dropDrafts({ except: user.id })
          tellTabs({ kind: 'signedIn', userId: user.id })
        }
        return user
      })
    newest.current = question
    // Whoever waits goes on when the newest question is answered, not with one that was overtaken.
    let awaited: Promise<SessionUser | null>
    let user: SessionUser | null
    do {
      awaited = newest.current
      user = await awaited
    } while (awaited !== newest.current)
    return user
  }, [])

  useEffect(() => {
    if (!loggedOut) {
      if (isAsked) void refresh()
      return
    }
    newest.current = Promise.resolve(null)
    // Also when it was another tab that signed out: the next person may sit at this browser.
    dropDrafts()
    setState((now) => ({ ...nobody, isKnown: false, isLeaving: now.isLeaving }))
  }, [loggedOut, isAsked, refresh])

  const leave = useCallback(() => {
    setSessionOwner(null)
    setState({ ...nobody, isLeaving: true })
    setFlag('user-logged-out', true)
  }, [])

  const signOut = useCallback(async () => {
    leave()
    const heard = await post('/api/auth/logout').then(
      () => true,
      () => false,
    )
    // The server still knows the session, so reads of this browser are marked until somebody signs in again.
    if (!heard) setFlag('force-logout', true)
    return heard
  }, [leave])

  const user = loggedOut ? null : state.user
  const userId = user?.id ?? null
  useEffect(() => setSessionOwner(userId), [userId])
  useOtherTabs({ isOn: isAsked && !loggedOut, userId, isKnown: state.isKnown, refresh })

  const session = useMemo(() => {
    const isLoading = !loggedOut && !state.isKnown
    const ask = () => setAsked(true)
    const isFactorPending = !loggedOut && state.isFactorPending
    return {
      user,
      isLoading,
      isAuthenticated: user !== null,
      isLeaving: state.isLeaving,
      isFactorPending,
      refresh,
      signOut,
      leave,
      ask,
    }
  }, [loggedOut, user, state, refresh, signOut, leave])

  return <SessionContext value={session}>{children}</SessionContext>
}

function isPendingFactor(error: unknown): boolean {
  return error instanceof RestError && error.body.code === 'SECOND_FACTOR_REQUIRED'
}

/** Who is signed in; the first part of a page that wants to know makes the server be asked. */
export function useSession(): Session {
  const { ask, ...session } = useProvided()
  useEffect(ask, [])
  return session
}

/** Id of the signed-in account, as far as it is known; what somebody types belongs to it. */
export function useOwner(): string | null {
  return use(SessionContext)?.user?.id ?? null
}

/** What changes the session, for pages that do not care who is signed in now. */
export function useSessionActions(): Actions {
  return useProvided()
}

function useProvided(): Session & { ask(): void } {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}
