import { useSearchParams } from 'react-router-dom'
import { ConsentForm } from '../../features/identity/consent/consent-form.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function ConsentPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConsentForm token={params.get('token') ?? ''} />
    </>
  )
}
