import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { SessionProvider } from '../lib/session/session.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { UiProvider } from '../ui/theme/provider.tsx'
import { RouteEffects } from './router/route-effects.tsx'
import { AppRoutes } from './router/routes.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

type Router = (props: { children: ReactNode }) => ReactNode

/** Renders the whole app. The prerendering passes a static router with a fixed URL. */
export function App({ Router = BrowserRouter }: { Router?: Router }) {
  return (
    <UiProvider>
      <ErrorBoundary>
        <Router>
          <RouteEffects />
          <SessionProvider>
            <PageErrors>
              <AppRoutes />
            </PageErrors>
          </SessionProvider>
        </Router>
      </ErrorBoundary>
      <Toaster />
    </UiProvider>
  )
}

/** Resets the error screen of a page when the URL changes. */
function PageErrors({ children }: { children: ReactNode }) {
  return <ErrorBoundary place={useLocation().pathname}>{children}</ErrorBoundary>
}
