import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { styleKey } from './ui/style-cache.ts'

export { screenPaths } from './app/page-titles.ts'
export { publicPages } from './app/public-pages.ts'

/** The page at an address as it stands before anybody is known: the markup, and the styles it needs for the head. */
export async function render(path: string): Promise<{ html: string; styles: string }> {
  const cache = createCache({ key: styleKey })
  // Collects styles instead of writing them between the elements.
  cache.compat = true
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <App Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
      </CacheProvider>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Parts that are sent late need scripts in the page, which the content policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // The mark of a style that stands in the head already: others are moved there on arrival.
  return { html, styles: styles.replaceAll('<style data-emotion', '<style data-s="" data-emotion') }
}
