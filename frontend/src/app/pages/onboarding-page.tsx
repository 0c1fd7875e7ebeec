import { Tutorial } from '../../features/rewards/tutorial.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function OnboardingPage() {
  return (
    <>
      <PublicBar />
      <Tutorial />
    </>
  )
}
