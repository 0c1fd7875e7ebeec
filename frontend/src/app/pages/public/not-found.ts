import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

/** The page for unknown paths. Few visits need it, so it is a separate chunk. */
export const NotFoundPage = lazyComponent('NotFoundPage', () => import('./not-found-page.tsx'))
