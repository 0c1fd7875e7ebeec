import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { App } from '../src/app/app.tsx'
import type { SessionUser } from '../src/lib/session.tsx'
import { device, learner, secondFactor, type Viewer, viewer } from './factories.ts'
import { answer, serveSession } from './msw.ts'

type Options = {
  /** Who is signed in; nobody by default. */
  session?: SessionUser | null
  /** What the shell knows about them; made to fit the session by default. */
  viewer?: Viewer
}

/** Opens an address of the real app. Answers of the pages are the test's business, those of the session and the shell are given. */
export function renderApp(path: string, { session, viewer: given }: Options = {}): RenderResult & { user: UserEvent } {
  window.history.replaceState(null, '', path)
  if (session) {
    serveSession(session)
    answer('Shell', { viewer: given ?? viewerOf(session) })
    answer('SignedInDevices', { signedInDevices: [device()] })
    answer('SecondFactor', { secondFactor: secondFactor() })
  }
  // No pause between key strokes, and no look at the styles of every ancestor before every click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { user, ...render(<App />) }
}

/** Where the browser is. */
export function address(): string {
  return window.location.pathname + window.location.search
}

/** What the browser's own buttons and address bar do, without leaving the app. */
export function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export function viewerOf({ id, firstName, role, consent }: SessionUser): Viewer {
  return viewer({ id, firstName, role, learner: role === 'learner' ? learner({ id, consent: consent ?? 'notRequired' }) : null })
}
