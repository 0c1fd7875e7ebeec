import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { SessionProvider } from '../lib/session.tsx'
import { UiProvider } from '../ui/provider.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Arrival } from './arrival.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

type Router = (props: { children: ReactNode }) => ReactNode

/** The whole app; where it is written at build time it stands in a router that knows one address. */
export function App({ Router = BrowserRouter }: { Router?: Router }) {
  return (
    <UiProvider>
      <ErrorBoundary>
        <Router>
          <Arrival />
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

/** A page that fell over is left behind with its address. */
function PageErrors({ children }: { children: ReactNode }) {
  return <ErrorBoundary place={useLocation().pathname}>{children}</ErrorBoundary>
}
