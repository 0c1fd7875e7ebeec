import { useSearchParams } from 'react-router-dom'
import { ConfirmAddress } from '../../../features/accounts/email-address/confirm-address.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function AddressConfirmPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConfirmAddress token={params.get('token') ?? ''} />
    </>
  )
}
