import { Outlet } from 'react-router-dom'
import { useSession } from '../../lib/session/session.tsx'
import { NotFoundPage } from '../pages/public/not-found.ts'

/** Shows staff screens to staff only. The server checks the access to their data separately. */
export function StaffOnly() {
  const { user } = useSession()
  return user?.role === 'staff' ? <Outlet /> : <NotFoundPage />
}
