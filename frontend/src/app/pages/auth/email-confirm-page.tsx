import { useSearchParams } from 'react-router-dom'
import { ConfirmSignIn } from '../../../features/accounts/sign-in/confirm-sign-in.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function EmailConfirmPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConfirmSignIn token={params.get('token') ?? ''} />
    </>
  )
}
