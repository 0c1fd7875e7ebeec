import { Privacy } from '../../../features/outreach/legal/privacy.tsx'
import { LegalFrame } from '../../shell/legal-frame.tsx'

export function PrivacyPage() {
  return (
    <LegalFrame>
      <Privacy />
    </LegalFrame>
  )
}
