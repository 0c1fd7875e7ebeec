import { useNavigate } from 'react-router-dom'
import { fetchDrafts } from '../../../lib/session/drafts.ts'
import { takeDestination } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'

/**
 * What follows a successful sign-in: both flags are cleared, the session is read, and the visitor goes where they wanted to. A tab that
 * a mailed link opened takes over what was typed in the one that asked for it.
 */
export function useEnter({ isNewTab = false } = {}): () => Promise<void> {
  const { refresh } = useSession()
  const navigate = useNavigate()
  return async () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    const user = await refresh()
    if (user && isNewTab) await fetchDrafts(user.id)
    navigate(takeDestination(), { replace: true })
  }
}
