import { useSearchParams } from 'react-router-dom'
import { Unsubscribe } from '../../../features/outreach/newsletter/unsubscribe.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function UnsubscribePage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <Unsubscribe token={params.get('token') ?? ''} />
    </>
  )
}
