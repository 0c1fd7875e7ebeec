import { Terms } from '../../../features/outreach/legal/terms.tsx'
import { LegalFrame } from '../../shell/legal-frame.tsx'

export function TermsPage() {
  return (
    <LegalFrame>
      <Terms />
    </LegalFrame>
  )
}
