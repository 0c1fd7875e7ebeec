import { useSearchParams } from 'react-router-dom'
import { AnswerGuardianInvitation } from '../../../features/family/guardians/answer-guardian-invitation.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function GuardianPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <AnswerGuardianInvitation token={params.get('token') ?? ''} />
    </>
  )
}
