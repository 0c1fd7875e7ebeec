import { useEffect, useEffectEvent } from 'react'

// A sitting is the time in a row that somebody has had the academy in view in one tab. It is kept for the tab, so that it survives pages
// and reloads; what is in view counts, so a hidden tab stands still.

const key = 'sitting'
const minuteMs = 60_000
/** Out of sight for this long, somebody had a break. */
const awayMs = 10 * minuteMs

type Sitting = { who: string; ms: number; seenAt: number }

/** The sitting in a browser that lets nothing be stored: it lasts as long as the page. */
let unkept: Sitting | null = null

/**
 * Calls `onMinute` at each full minute in view, with the minutes of the sitting so far. Ten minutes hidden or away, or somebody else,
 * begin a new sitting. Nobody (`null`) has none.
 */
export function useSitting(who: string | null, onMinute: (minutes: number) => void): void {
  const onFull = useEffectEvent(onMinute)
  useEffect(() => {
    if (who === null) return
    let sitting = resumed(who, Date.now())
    let timer: ReturnType<typeof setTimeout> | undefined

    const wait = () => {
      timer = setTimeout(full, minuteMs - (sitting.ms % minuteMs))
    }
    const full = () => {
      // A machine that slept fires its timers late.
      const wasAway = Date.now() - sitting.seenAt >= awayMs
      const minutes = wasAway ? 0 : Math.floor(sitting.ms / minuteMs) + 1
      sitting = { who, ms: minutes * minuteMs, seenAt: Date.now() }
      keep(sitting)
      wait()
      if (!wasAway) onFull(minutes)
    }
    const pause = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const left = minuteMs - (sitting.ms % minuteMs)
      const seenAt = Date.now()
      const part = Math.min(Math.max(0, seenAt - sitting.seenAt), left - 1)
      keep({ who, ms: sitting.ms + part, seenAt })
    }
    const follow = () => {
      if (document.visibilityState !== 'visible') return pause()
      if (timer !== undefined) return
      sitting = resumed(who, Date.now())
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

/** The kept sitting, when it is theirs and not too long ago; otherwise a new one. */
function resumed(who: string, now: number): Sitting {
  const kept = stored()
  const goesOn = kept?.who === who && now - kept.seenAt < awayMs
  return { who, ms: goesOn ? kept.ms : 0, seenAt: now }
}

function stored(): Sitting | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Sitting> | null
    const { who, ms, seenAt } = kept ?? {}
    if (typeof who === 'string' && Number.isFinite(ms) && Number.isFinite(seenAt)) return { who, ms, seenAt } as Sitting
  } catch {
    // Damaged, or nothing may be read.
  }
  return unkept
}

function keep(sitting: Sitting): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sitting))
    unkept = null
  } catch {
    unkept = sitting
  }
}
