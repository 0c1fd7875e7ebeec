import { Privacy } from '../../../features/outreach/legal/privacy.tsx'
import { PrintableFrame } from '../../shell/printable-frame.tsx'

export function PrivacyPage() {
  return (
    <PrintableFrame>
      <Privacy />
    </PrintableFrame>
  )
}
