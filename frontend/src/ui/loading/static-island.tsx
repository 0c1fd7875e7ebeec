import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * Returns a component for a static section that contains no interaction except links. On a prerendered page, its HTML stays and its code is
 * not loaded. When the page is reached from another page of the app, it loads like any lazy component.
 *
 * @param id of the element around it, unique on the page
 */
export function staticIsland(id: string, load: () => Promise<ComponentType>): () => ReactNode {
  const Part = lazy(async () => ({ default: await load().catch(() => Missing) }))
  // Kept for the way back, so that the page immediately has its full height and keeps the scroll position.
  let kept: string | null = null
  return function Still() {
    const [written] = useState(() => {
      if (typeof document !== 'undefined') kept ??= writtenIn(id)
      return kept
    })
    // Prerendered markup of this page, read from its current position.
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
