import { useSearchParams } from 'react-router-dom'
import { ConsentForm } from '../../../features/accounts/consent/form.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ConsentPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConsentForm token={params.get('token') ?? ''} />
    </>
  )
}
