import { useSearchParams } from 'react-router-dom'
import { ChooseMailsByLink } from '../../../features/family/notifications/choose-mails-by-link.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function StopMailsPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <ChooseMailsByLink token={params.get('token') ?? ''} />
    </>
  )
}
