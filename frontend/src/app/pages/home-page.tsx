import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.tsx'

/** `/`: the landing page while loading or signed out, the paths when signed in. */
export function HomePage({ landing, shell }: { landing: ReactNode; shell: ReactNode }) {
  return useSession().isAuthenticated ? shell : landing
}
