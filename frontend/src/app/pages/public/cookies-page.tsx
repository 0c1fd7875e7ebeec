import { Cookies } from '../../../features/outreach/legal/cookies.tsx'
import { PrintableFrame } from '../../shell/printable-frame.tsx'

export function CookiesPage() {
  return (
    <PrintableFrame>
      <Cookies />
    </PrintableFrame>
  )
}
