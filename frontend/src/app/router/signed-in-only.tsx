import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { rememberDestination } from '../../lib/session/return-to.ts'
import { useSession } from '../../lib/session/session.tsx'
import { NotFoundPage } from '../pages/public/not-found.ts'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'

/** Shows signed-in routes to signed-in users only. Everyone else gets the not-found page. */
export function SignedInOnly() {
  const { isLoading, isAuthenticated, isLeaving, isFactorPending } = useSession()
  const { pathname, search } = useLocation()
  if (isLoading || isLeaving) return <ScreenSkeleton />
  if (isFactorPending) {
    rememberDestination(pathname + search)
    return <Navigate to="/auth/second-factor" replace />
  }
  return <Suspense fallback={<ScreenSkeleton />}>{isAuthenticated ? <Outlet /> : <NotFoundPage />}</Suspense>
}
