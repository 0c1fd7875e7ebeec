import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { prerenderSamples } from './lib/marketing-samples.ts'
import { styleKey } from './ui/theme/style-cache.ts'

export { lessonPlanPages } from './app/metadata/lesson-plan-pages.ts'
export { screenPaths } from './app/metadata/page-titles.ts'
export { publicPages } from './app/metadata/public-pages.ts'
export { signedInScreens } from './app/router/signed-in-screens.ts'

/** Renders a page before the session is known. Returns the markup and the styles for the head. */
export async function render(path: string, hasSamples: boolean): Promise<{ html: string; styles: string }> {
  prerenderSamples(hasSamples)
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
      // Streamed parts need inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  // Marks the styles as already placed in the head. Emotion moves others there on hydration.
  return { html, styles: styles.replaceAll('<style data-emotion', '<style data-s="" data-emotion') }
}
