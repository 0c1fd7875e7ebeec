import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '../lib/session.tsx'
import { UiProvider } from '../ui/provider.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  return (
    <UiProvider>
      <ErrorBoundary>
        <BrowserRouter>
          <SessionProvider>
            <AppRoutes />
          </SessionProvider>
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
    </UiProvider>
  )
}
