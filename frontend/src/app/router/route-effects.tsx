import { Box } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageTitle, usePageTitleOverride } from '../../lib/page-title.ts'
import { titleOf } from '../metadata/page-titles.ts'

/** A loading page changes its title soon. Only the final title is announced. In ms. */
const announcementDelay = 500

/** Does what a browser does on a page load: sets the title, announces it, scrolls to the top and moves the focus. */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const name = usePageTitleOverride()
  const title = name ? pageTitle(name) : titleOf(pathname)
  const begin = useEffectEvent(() => {
    // On Back and on the first page, the browser restores the scroll position.
    if (isBack) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    // A screen reader starts with the new page, and the next Tab reaches its first link.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    document.title = title
  }, [title])
  // A change of the query only, as for a tab, is not a new page.
  useEffect(() => {
    if (!hash) begin()
  }, [pathname, hash])
  return <Announcement title={title} pathname={pathname} />
}

/** Announces the title of a page to screen readers after a navigation. The browser announces the first page. */
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
