import { useEffect, useEffectEvent } from 'react'
import { isSessionEnded, resumeSession } from '../api/ended-session.ts'
import { getOrNull } from '../api/rest.ts'
import { clearDrafts, shareDraftsWithNewTabs } from './drafts.ts'
import { listenToTabs } from './session-channel.ts'

type Options = { isOn: boolean; userId: string | null; isKnown: boolean; refresh(): Promise<unknown> }

/**
 * Follows sign-ins in other tabs. If the same user signs in again, a page with an ended session continues. If another user signs in, the
 * page reloads without the typed text.
 */
export function useOtherTabs({ isOn, userId, isKnown, refresh }: Options): void {
  const check = useEffectEvent(async () => {
    const found = await getOrNull<{ id: string }>('/api/auth/user').catch(() => null)
    if (!found || userId === null) return
    if (found.id === userId) return resumeSession()
    clearDrafts({ except: found.id })
    window.location.reload()
  })
  const onSignedIn = useEffectEvent((signedIn: string) => {
    if (userId === null) {
      if (isKnown) void refresh()
    } else if (signedIn !== userId || isSessionEnded()) void check()
  })
  // A sign-in without a message from its tab, as with an identity provider.
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isSessionEnded()) void check()
  })
  useEffect(() => {
    if (!isOn) return
    const stops = [
      shareDraftsWithNewTabs(),
      listenToTabs((message) => {
        if (message.kind === 'signedIn') onSignedIn(message.userId)
      }),
    ]
    const signs = ['focus', 'pageshow'] as const
    for (const sign of signs) window.addEventListener(sign, onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      for (const stop of stops) stop()
      for (const sign of signs) window.removeEventListener(sign, onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isOn])
}
