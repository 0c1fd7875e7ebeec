import { SecondFactorGate } from '../../../features/accounts/second-factor/gate.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function SecondFactorPage() {
  return (
    <>
      <PublicBar />
      <SecondFactorGate />
    </>
  )
}
