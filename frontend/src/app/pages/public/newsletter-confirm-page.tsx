import { useSearchParams } from 'react-router-dom'
import { ConfirmSubscription } from '../../../features/outreach/newsletter/confirm-subscription.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function NewsletterConfirmPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ConfirmSubscription token={params.get('token') ?? ''} />
    </>
  )
}
