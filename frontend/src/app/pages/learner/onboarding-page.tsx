import { Tutorial } from '../../../features/rewards/tutorial/tutorial.tsx'
import { useSession } from '../../../lib/session/session.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { ReducedMotion } from '../../../ui/motion/reduced-motion.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'

export function OnboardingPage() {
  const { user } = useSession()
  const { visualTheme } = useSettings()
  return (
    <ReducedMotion isOn={visualTheme === 'calm'}>
      <PublicBar />
      <Tutorial learnerId={user?.role === 'learner' ? user.id : null} />
    </ReducedMotion>
  )
}
