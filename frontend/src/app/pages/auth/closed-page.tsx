import { useSearchParams } from 'react-router-dom'
import { ClosedByNotice } from '../../../features/accounts/sign-in/closed-by-notice.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ClosedPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ClosedByNotice token={params.get('notice') ?? ''} />
    </>
  )
}
