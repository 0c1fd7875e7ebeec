import { Tutorial } from '../../features/rewards/tutorial.tsx'
import { useSession } from '../../lib/session.tsx'
import { useSettings } from '../../lib/settings.ts'
import { Calm } from '../../ui/calm.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

export function OnboardingPage() {
  const { user } = useSession()
  const { visualTheme } = useSettings()
  return (
    <Calm isOn={visualTheme === 'calm'}>
      <PublicBar />
      <Tutorial learnerId={user?.role === 'learner' ? user.id : null} />
    </Calm>
  )
}
