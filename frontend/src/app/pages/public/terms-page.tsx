import { Terms } from '../../../features/outreach/legal/terms.tsx'
import { PrintableFrame } from '../../shell/printable-frame.tsx'

export function TermsPage() {
  return (
    <PrintableFrame>
      <Terms />
    </PrintableFrame>
  )
}
