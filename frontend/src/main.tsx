import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadScreen } from './app/routes.tsx'
import { createStyleCache } from './ui/style-cache.ts'
import './ui/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>
  </StrictMode>
)
// A page written at build time is taken over, in slices that let a hand in between; any other is drawn. page-start.js decides when.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else {
  loadScreen(location.pathname)
  createRoot(root).render(app)
}
