import { useEffect, useEffectEvent } from 'react'

// An active session is the time that a learner has had the academy in view in one tab without a break. It survives page changes and reloads.
// Time in a hidden tab does not count.

const key = 'active-session'
const minuteMs = 60_000
/** Time out of view that counts as a break. */
const awayMs = 10 * minuteMs

type ActiveSession = { who: string; ms: number; seenAt: number }

/** Used where the browser allows no storage. Lasts as long as the page. */
let unkept: ActiveSession | null = null

/**
 * Calls `onMinute` after each full visible minute, with the minutes of the active session so far. Ten minutes out of view or another
 * account start a new session.
 *
 * @param who id of the account; `null` measures nothing
 */
export function useActiveSession(who: string | null, onMinute: (minutes: number) => void): void {
  const onFull = useEffectEvent(onMinute)
  useEffect(() => {
    if (who === null) return
    let session = resumed(who, Date.now())
    let timer: ReturnType<typeof setTimeout> | undefined

    const wait = () => {
      timer = setTimeout(full, minuteMs - (session.ms % minuteMs))
    }
    const full = () => {
      // A machine that slept fires its timers late.
      const wasAway = Date.now() - session.seenAt >= awayMs
      const minutes = wasAway ? 0 : Math.floor(session.ms / minuteMs) + 1
      session = { who, ms: minutes * minuteMs, seenAt: Date.now() }
      keep(session)
      wait()
      if (!wasAway) onFull(minutes)
    }
    const pause = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const left = minuteMs - (session.ms % minuteMs)
      const seenAt = Date.now()
      const part = Math.min(Math.max(0, seenAt - session.seenAt), left - 1)
      keep({ who, ms: session.ms + part, seenAt })
    }
    const follow = () => {
      if (document.visibilityState !== 'visible') return pause()
      if (timer !== undefined) return
      session = resumed(who, Date.now())
      wait()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', follow)
    return () => {
      pause()
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', follow)
    }
  }, [who])
}

/** Returns the stored session of this account if it is recent, otherwise a new one. */
function resumed(who: string, now: number): ActiveSession {
  const kept = stored()
  const goesOn = kept?.who === who && now - kept.seenAt < awayMs
  return { who, ms: goesOn ? kept.ms : 0, seenAt: now }
}

function stored(): ActiveSession | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ActiveSession> | null
    const { who, ms, seenAt } = kept ?? {}
    if (typeof who === 'string' && Number.isFinite(ms) && Number.isFinite(seenAt)) return { who, ms, seenAt } as ActiveSession
  } catch {
    // The entry is damaged, or storage is not allowed.
  }
  return unkept
}

function keep(session: ActiveSession): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session))
    unkept = null
  } catch {
    unkept = session
  }
}
