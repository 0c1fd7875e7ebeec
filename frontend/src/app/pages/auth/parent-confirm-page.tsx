import { useSearchParams } from 'react-router-dom'
import { ConfirmParent } from '../../../features/accounts/parent-signup/confirm.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ParentConfirmPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConfirmParent token={params.get('token') ?? ''} />
    </>
  )
}
