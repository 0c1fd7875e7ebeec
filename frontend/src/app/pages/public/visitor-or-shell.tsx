import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session/session.tsx'

type Props = {
  visitor: ReactNode
  shell: ReactNode
  /** Title for signed-in users, if it differs from that of the path. */
  title?: string
  /** Shown until the session is known, instead of the visitor's page. */
  loading?: ReactNode
}

/** One path with two pages: a public one without Apollo, and one for signed-in users. */
export function VisitorOrShell({ visitor, shell, title, loading = visitor }: Props) {
  const { isAuthenticated, isLoading } = useSession()
  usePageTitle(isAuthenticated ? title : undefined)
  if (isAuthenticated) return shell
  return isLoading ? loading : visitor
}
