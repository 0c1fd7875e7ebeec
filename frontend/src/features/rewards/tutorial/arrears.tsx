import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { stepsToSend, useTutorialGrant } from './grant.ts'

/** Gives a learner the tutorial XP that waited in this browser. Shows nothing but the news of it. */
export function PendingTutorialXp({ learnerId }: { learnerId: string }) {
  const grant = useTutorialGrant(learnerId)
  const grantAll = useEffectEvent(async () => {
    let xp = 0
    for (const step of stepsToSend(learnerId)) {
      const granted = await grant(step)
      if (granted.kind !== 'given') break
      xp += granted.xp
    }
    if (xp > 0) toast({ title: `+${xp} XP`, description: 'The tutorial you did earlier counts now.' })
  })
  useEffect(() => {
    void grantAll()
  }, [learnerId])
  return null
}
