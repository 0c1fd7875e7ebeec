import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { App } from '../src/app/app.tsx'
import type { SessionUser } from '../src/lib/session/session.tsx'
import { device, learner, secondFactor, type Viewer, viewer, watched } from './factories.ts'
import { answer, serveSession } from './msw.ts'

type Options = {
  /** The signed-in user; none by default. */
  session?: SessionUser | null
  /** The shell's data for the user; derived from the session by default. */
  viewer?: Viewer
}

/** Opens a path of the real app. The test provides the responses of the page. Those of the session and the shell are given. */
export function renderApp(path: string, { session, viewer: given }: Options = {}): RenderResult & { user: UserEvent } {
  window.history.replaceState(null, '', path)
  if (session) {
    serveSession(session)
    const known = given ?? viewerOf(session)
    answer('Shell', { viewer: known })
    if (known?.learner && !allowsRecording(known.learner.consent))
      answer('ConsentWatch', watched(known.id, known.learner.consent))
    answer('SignedInDevices', { signedInDevices: [device()] })
    answer('SecondFactor', { secondFactor: secondFactor() })
  }
  // Disables the delay between keystrokes and the check of every ancestor's styles before each click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { user, ...render(<App />) }
}

/** Returns the current path of the browser. */
export function address(): string {
  return window.location.pathname + window.location.search
}

/** Navigates like the browser's own buttons and URL bar, without leaving the app. */
export function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export function viewerOf({ id, firstName, role, consent }: SessionUser): Viewer {
  return viewer({ id, firstName, role, learner: role === 'learner' ? learner({ id, consent: consent ?? 'notRequired' }) : null })
}
