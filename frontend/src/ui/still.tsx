import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A part of a page that never changes and hears nothing but links. In a page written at build time its HTML stays as it is, and its
 * code is never sent; reached from another page of the app it is loaded and drawn like any other part.
 *
 * @param id of the element around it, once in a page
 */
export function still(id: string, load: () => Promise<ComponentType>): () => ReactNode {
  const Part = lazy(async () => ({ default: await load().catch(() => Missing) }))
  // Kept for the way back, so that the page has its height at once and the reader keeps the place.
  let kept: string | null = null
  return function Still() {
    const [written] = useState(() => {
      if (typeof document !== 'undefined') kept ??= writtenIn(id)
      return kept
    })
    // This page's own markup, read from where it stands already.
    if (written) return <div id={id} dangerouslySetInnerHTML={{ __html: written }} />
    return (
      <div id={id}>
        <Suspense fallback={<Box minHeight="100vh" />}>
          <Part />
        </Suspense>
      </div>
    )
  }
}

function Missing() {
  return (
    <Box role="status" padding="8" textAlign="center" color="fg.muted">
      This part of the page did not load. Reload the page to see it.
    </Box>
  )
}

function writtenIn(id: string): string | null {
  return document.getElementById(id)?.innerHTML || null
}
