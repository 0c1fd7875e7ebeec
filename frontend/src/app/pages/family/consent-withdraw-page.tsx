import { useSearchParams } from 'react-router-dom'
import { WithdrawByLink } from '../../../features/accounts/consent/withdraw-by-link.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ConsentWithdrawPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <WithdrawByLink token={params.get('token') ?? ''} />
    </>
  )
}
