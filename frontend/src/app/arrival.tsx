import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { titleOf } from './public-pages.ts'

/** What a browser does at a new page and an app has to do itself: the title, the top of the page, and the reading place. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    document.title = titleOf(pathname)
    // Going back, and the very first page, are left to the browser, which knows where the reader was.
    if (isBack || hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    // So that a screen reader begins with the new page, and the next Tab with its first link.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, isBack])
  return null
}
