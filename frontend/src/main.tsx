import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadScreen } from './app/router/routes.tsx'
import { createStyleCache } from './ui/theme/style-cache.ts'
import './ui/theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>
  </StrictMode>
)
const isPrerendered = root.hasChildNodes()
if (!isPrerendered || 'skeleton' in root.dataset) loadScreen(location.pathname)
// Hydrates a prerendered page as a transition, which can be interrupted by input. Any other page is rendered. page-start.js decides when.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
