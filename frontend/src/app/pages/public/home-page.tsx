import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session/session.tsx'

/** `/`: the landing page while loading or signed out, the paths when signed in. */
export function HomePage({ landing, shell }: { landing: ReactNode; shell: ReactNode }) {
  const { isAuthenticated } = useSession()
  usePageTitle(isAuthenticated ? 'Paths' : undefined)
  return isAuthenticated ? shell : landing
}
