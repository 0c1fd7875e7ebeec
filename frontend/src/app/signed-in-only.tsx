import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { rememberDestination } from '../lib/return-to.ts'
import { useSession } from '../lib/session.tsx'
import { LoadingScreen } from '../ui/feedback.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Signed-in routes show the not-found page to everyone else, as if they were not there. */
export function SignedInOnly() {
  const { isLoading, isAuthenticated, isLeaving, isFactorPending } = useSession()
  const { pathname, search } = useLocation()
  if (isLoading || isLeaving) return <LoadingScreen text="Loading..." />
  if (isFactorPending) {
    rememberDestination(pathname + search)
    return <Navigate to="/auth/second-factor" replace />
  }
  return isAuthenticated ? <Outlet /> : <NotFoundPage />
}
