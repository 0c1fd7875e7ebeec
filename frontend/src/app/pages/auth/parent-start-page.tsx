import { ParentSignup } from '../../../features/accounts/parent-signup/form.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function ParentStartPage() {
  return (
    <>
      <PublicBar />
      <ParentSignup />
    </>
  )
}
