import { useSearchParams } from 'react-router-dom'
import { AnswerInvitation } from '../../../features/family/children/answer-invitation.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ChildInvitationPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <AnswerInvitation token={params.get('token') ?? ''} />
    </>
  )
}
