import { Box } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageTitle, useGivenName } from '../lib/page-title.ts'
import { titleOf } from './page-titles.ts'

/** A page that is still loading changes its name soon; only the name that stays is announced. */
const announcementDelay = 500

/** What a browser does at a new page and an app has to do itself: the title, its announcement, the top of the page, the focus. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const name = useGivenName()
  const title = name ? pageTitle(name) : titleOf(pathname)
  const begin = useEffectEvent(() => {
    // Going back, and the very first page, are left to the browser, which knows where the reader was.
    if (isBack) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    // So that a screen reader begins with the new page, and the next Tab with its first link.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    document.title = title
  }, [title])
  // What only changes behind the question mark, like a tab, is no new page.
  useEffect(() => {
    if (!hash) begin()
  }, [pathname, hash])
  return <Announcement title={title} pathname={pathname} />
}

/** Says the title of a page to screen readers after a navigation; the first page is announced by the browser. */
function Announcement({ title, pathname }: { title: string; pathname: string }) {
  const [text, setText] = useState('')
  const first = useRef<string | null>(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = null
    const timer = setTimeout(() => setText(title), announcementDelay)
    return () => clearTimeout(timer)
  }, [title, pathname])
  return (
    <Box srOnly aria-live="polite" data-announcement="">
      {text}
    </Box>
  )
}
