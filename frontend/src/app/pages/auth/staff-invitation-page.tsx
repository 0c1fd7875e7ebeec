import { useSearchParams } from 'react-router-dom'
import { StaffInvitation } from '../../../features/accounts/staff-invitation/invitation.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function StaffInvitationPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PublicBar />
      <StaffInvitation token={params.get('token') ?? ''} />
    </>
  )
}
