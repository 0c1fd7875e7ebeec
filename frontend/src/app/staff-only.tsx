import { Outlet } from 'react-router-dom'
import { useSession } from '../lib/session.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Staff's screens are not there for anybody else. What they show is refused by the server all the same. */
export function StaffOnly() {
  const { user } = useSession()
  return user?.role === 'staff' ? <Outlet /> : <NotFoundPage />
}
