import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../ui/toaster.tsx'
import { stepsToSend, useTutorialGrant } from './tutorial-grant.ts'

type Props = { learnerId: string; mayRecord: boolean }

/**
 * Gives a learner the tutorial XP that waited in this browser, as soon as something may be recorded about them. Shows nothing but the
 * news of it.
 */
export function TutorialArrears({ learnerId, mayRecord }: Props) {
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
    if (mayRecord) void grantAll()
  }, [learnerId, mayRecord])
  return null
}
