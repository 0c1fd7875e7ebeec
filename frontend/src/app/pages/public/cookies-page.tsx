import { Cookies } from '../../../features/outreach/legal/cookies.tsx'
import { LegalFrame } from '../../shell/legal-frame.tsx'

export function CookiesPage() {
  return (
    <LegalFrame>
      <Cookies />
    </LegalFrame>
  )
}
