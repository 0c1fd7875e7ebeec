import { useNavigate } from 'react-router-dom'
import { takeDestination } from '../../../lib/return-to.ts'
import { useSession } from '../../../lib/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'

/** What follows a successful sign-in: both flags are cleared, the session is read, and the visitor goes where they wanted to. */
export function useEnter(): () => Promise<void> {
  const { refresh } = useSession()
  const navigate = useNavigate()
  return async () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    await refresh()
    navigate(takeDestination(), { replace: true })
  }
}
