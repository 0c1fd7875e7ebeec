import { useNavigate } from 'react-router-dom'
import { receiveDrafts } from '../../../lib/session/drafts.ts'
import { consumeDestination } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'

/**
 * Completes a sign-in: clears both flags, refreshes the session and opens the requested page. A new tab takes over the
 * drafts of the tab that requested the link.
 */
export function useEnterAcademy({ isNewTab = false } = {}): () => Promise<void> {
  const { refresh } = useSession()
  const navigate = useNavigate()
  return async () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    const user = await refresh()
    if (user && isNewTab) await receiveDrafts(user.id)
    navigate(consumeDestination(), { replace: true })
  }
}
