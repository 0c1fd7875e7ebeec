import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A part of a page that never changes and hears nothing but links. In a page written at build time its HTML stays as it is, and its
 * code is never sent; reached from another page of the app it is loaded and drawn like any other part.
 *
 * @param id of the element around it, once in a page
 */
export function still(id: string, load: () => Promise<ComponentType>): () => ReactNode {
  const Part = lazy(async () => ({ default: await load() }))
  return function Still() {
    const [written] = useState(() => (typeof document === 'undefined' ? null : writtenIn(id)))
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

function writtenIn(id: string): string | null {
  return document.getElementById(id)?.innerHTML || null
}
