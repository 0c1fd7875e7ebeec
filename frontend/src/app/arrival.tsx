import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { titleOf } from './public-pages.ts'

/** What a browser does at a new page and an app has to do itself: the title, the top of the page, and the reading place. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const begin = useEffectEvent(() => {
    // Going back, and the very first page, are left to the browser, which knows where the reader was.
    if (isBack) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    // So that a screen reader begins with the new page, and the next Tab with its first link.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  // What only changes behind the question mark, like a tab, is no new page.
  useEffect(() => {
    document.title = titleOf(pathname)
    if (!hash) begin()
  }, [pathname, hash])
  return null
}
