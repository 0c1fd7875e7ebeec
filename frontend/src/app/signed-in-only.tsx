import { Outlet } from 'react-router-dom'
import { useSession } from '../lib/session.tsx'
import { LoadingScreen } from '../ui/feedback.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Signed-in routes show the not-found page to everyone else, as if they were not there. */
export function SignedInOnly() {
  const { isLoading, isAuthenticated, isLeaving } = useSession()
  if (isLoading || isLeaving) return <LoadingScreen text="Loading..." />
  return isAuthenticated ? <Outlet /> : <NotFoundPage />
}
