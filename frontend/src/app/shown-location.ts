import { useEffect, useState } from 'react'
import { type Location, type RouteObject, useLocation } from 'react-router-dom'
import { checkConnection, currentConnection, untilConnected, useConnection, watchConnection } from '../lib/connection.ts'
import { setNetwork } from '../ui/part.ts'
import { isLoaded, routeOf } from './ahead.ts'

let shownPath: string | null = null

/**
 * The location whose screen is shown. While the connection is lost, a screen that is not loaded does not take the place of the one that
 * is there; it opens when the connection is back.
 */
export function useShownLocation(routes: RouteObject[]): { shown: Location; isWaiting: boolean } {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  const isLost = useConnection() !== 'online'
  const isWaiting = isLost && location.pathname !== shown.pathname && !isLoaded(routeOf(routes, location.pathname))
  if (!isWaiting && shown !== location) setShown(location)

  const { pathname } = isWaiting ? shown : location
  useEffect(() => {
    shownPath = pathname
  }, [pathname])
  useEffect(() => {
    setNetwork({ isLost: () => currentConnection() !== 'online' || !navigator.onLine, recover })
    return watchConnection()
  }, [])
  return { shown: isWaiting ? shown : location, isWaiting }
}

/** Waits for the connection after a chunk could not be fetched. */
async function recover(wasTried: boolean): Promise<boolean> {
  if (await checkConnection()) return !wasTried
  await untilConnected()
  if (!wasTried) return true
  // The browser would not fetch it a second time. A screen that was about to open can be opened by a page load.
  if (window.location.pathname === shownPath) return false
  window.location.reload()
  return new Promise(() => {})
}
