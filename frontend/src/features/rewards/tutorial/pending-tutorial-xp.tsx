import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { stepsToSend, useTutorialGrant } from './grant.ts'

/** Sends tutorial XP stored in this browser. Renders nothing; success shows a toast. */
export function PendingTutorialXp({ learnerId }: { learnerId: string }) {
  const grant = useTutorialGrant(learnerId)
  const grantAll = useEffectEvent(async () => {
    let xp = 0
    for (const step of stepsToSend(learnerId)) {
      const granted = await grant(step)
      if (granted.kind !== 'given') break
      xp += granted.xp
    }
    if (xp > 0) toast({ title: `+${xp} XP`, description: 'You now have the XP for the tutorial you did earlier.' })
  })
  useEffect(() => {
    void grantAll()
  }, [learnerId])
  return null
}
