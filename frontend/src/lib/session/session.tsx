import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { discardEarlyResponses } from '../api/early-responses.ts'
import { setSessionOwner } from '../api/ended-session.ts'
import { getOrNull, post, RestError } from '../api/rest.ts'
import { setFlag, useFlag } from '../storage-flags.ts'
import { clearDrafts } from './drafts.ts'
import { postToTabs } from './session-channel.ts'
import { useOtherTabs } from './use-other-tabs.ts'

export type SessionUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  addressState: 'confirmed' | 'unconfirmed' | 'lost' | 'none'
  role: 'learner' | 'parent' | 'staff'
  consent: 'notRequired' | 'pending' | 'granted' | 'declined' | 'withdrawn' | null
  selectedPersona: string | null
}

type Actions = {
  /** Requests the session again after it was opened or ended. Returns the signed-in user. */
  refresh(): Promise<SessionUser | null>
  /** Signs out immediately in the browser. Returns whether the server received the request. */
  signOut(): Promise<boolean>
  /** Marks every tab as signed out. Call it when the browser is about to sign out through a link. */
  leave(): void
}

type Session = Actions & {
  /** `null` while loading and when no user is signed in. */
  user: SessionUser | null
  isLoading: boolean
  isAuthenticated: boolean
  /** Whether the user has signed out and the next page is not displayed yet. */
  isLeaving: boolean
  /** Whether a staff account is signed in and has to confirm or set up its second factor first. */
  isFactorPending: boolean
}

const SessionContext = createContext<(Session & { ask(): void }) | null>(null)

type State = { user: SessionUser | null; isKnown: boolean; isLeaving: boolean; isFactorPending: boolean }

const nobody: State = { user: null, isKnown: true, isLeaving: false, isFactorPending: false }

/**
 * Provides the session. The first component that uses it triggers the request. While the flag `user-logged-out` is set, no user is signed
 * in and no request is sent.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const loggedOut = useFlag('user-logged-out')
  const [state, setState] = useState<State>({ ...nobody, isKnown: false })
  const [isAsked, setAsked] = useState(false)
  // A response to a request from before a sign-out must not sign the user in again.
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
          clearDrafts({ except: user.id })
          postToTabs({ kind: 'signedIn', userId: user.id })
        }
        return user
      })
    newest.current = question
    // Waits for the newest request, not for one that was superseded.
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
    // Also after a sign-out in another tab, because the next person can use this browser.
    clearDrafts()
    setState((now) => ({ ...nobody, isKnown: false, isLeaving: now.isLeaving }))
  }, [loggedOut, isAsked, refresh])

  const leave = useCallback(() => {
    discardEarlyResponses()
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
    // The session still exists on the server, so reads of this browser are marked until the next sign-in.
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

/** Returns the session. The first use on a page requests it from the server. */
export function useSession(): Session {
  const { ask, ...session } = useProvided()
  useEffect(ask, [])
  return session
}

/** Returns the id of the signed-in account, if known. Drafts belong to it. */
export function useOwner(): string | null {
  return use(SessionContext)?.user?.id ?? null
}

/** Returns the functions that change the session, for pages that do not need the current user. */
export function useSessionActions(): Actions {
  return useProvided()
}

function useProvided(): Session & { ask(): void } {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}
