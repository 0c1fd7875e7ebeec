import { SecondFactorGate } from '../../features/identity/second-factor/second-factor-gate.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function SecondFactorPage() {
  return (
    <>
      <PublicBar />
      <SecondFactorGate />
    </>
  )
}
