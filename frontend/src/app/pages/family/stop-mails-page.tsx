import { useSearchParams } from 'react-router-dom'
import { StopMails } from '../../../features/family/notifications/stop-mails.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function StopMailsPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <StopMails token={params.get('token') ?? ''} />
    </>
  )
}
