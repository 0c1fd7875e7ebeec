import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { newsReadMs } from '@deepm/schema/rules/news/news'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../../lib/session/session.tsx'
import { useRecordNewsReadMutation } from './record-news-read.generated.ts'

/** Learners and stories already sent since the page loaded. */
const sent = new Set<string>()

/** Counts a story as read once half of it was on a learner's screen for five seconds. Returns the ref of its element. */
export function useNewsRead(newsItemId: string): RefObject<HTMLDivElement | null> {
  const { user } = useSession()
  const [record] = useRecordNewsReadMutation()
  const element = useRef<HTMLDivElement>(null)
  const mayCount = user?.role === 'learner' && user.consent !== null && allowsRecording(user.consent)
  const onRead = useEffectEvent(() => {
    const key = `${user?.id} ${newsItemId}`
    if (sent.has(key)) return
    sent.add(key)
    // A count that fails is not worth an error.
    void record({ variables: { newsItemId } }).catch(() => null)
  })
  useEffect(() => {
    if (!mayCount || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if ((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5) timer = setTimeout(() => onRead(), newsReadMs)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [mayCount])
  return element
}
