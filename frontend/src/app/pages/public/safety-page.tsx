import { Safety } from '../../../features/outreach/legal/safety.tsx'
import { PrintableFrame } from '../../shell/printable-frame.tsx'

export function SafetyPage() {
  return (
    <PrintableFrame>
      <Safety />
    </PrintableFrame>
  )
}
