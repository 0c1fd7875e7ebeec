import { useEffect, useState } from 'react'
import { type Location, type RouteObject, useLocation } from 'react-router-dom'
import {
  checkConnection,
  currentConnection,
  useConnection,
  waitForConnection,
  watchConnection,
} from '../../lib/api/connection.ts'
import { setNetwork } from '../../ui/loading/lazy-component.ts'
import { isLoaded, routeOf } from './route-prefetch.ts'

let shownPath: string | null = null

/**
 * Returns the location of the displayed screen. While the connection is lost, a screen that is not loaded does not replace the current one.
 * It opens when the connection is back.
 */
export function useRenderedLocation(routes: RouteObject[]): { shown: Location; isWaiting: boolean } {
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
  await waitForConnection()
  if (!wasTried) return true
  // The browser does not retry a failed import. If the screen is not displayed yet, a page load can open it.
  if (window.location.pathname === shownPath) return false
  window.location.reload()
  return new Promise(() => {})
}
