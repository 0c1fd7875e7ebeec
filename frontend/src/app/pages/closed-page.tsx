import { useSearchParams } from 'react-router-dom'
import { ClosedByNotice } from '../../features/identity/sign-in/closed-by-notice.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function ClosedPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ClosedByNotice token={params.get('notice') ?? ''} />
    </>
  )
}
