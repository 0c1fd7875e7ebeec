import { isBreakDue } from '@deepm/schema/rules/breaks'
import { useSitting } from '../../lib/sitting.ts'
import { toast } from '../../ui/toaster.tsx'
import { useRecordActivityMutation } from './record-activity.generated.ts'

type Props = { learnerId: string; mayRecord: boolean }

/**
 * Every minute with the academy in view: counted for the learner about whom something may be recorded, and looked at for whether a
 * break is due. Texts are fixed by the specification (section 8). Shows nothing itself.
 */
export function LearningMinutes({ learnerId, mayRecord }: Props) {
  const [record] = useRecordActivityMutation()
  useSitting(learnerId, (minutes) => {
    // A minute that does not arrive is not worth a word.
    if (mayRecord) void record().catch(() => null)
    if (!isBreakDue(minutes)) return
    toast({ title: 'Take a break!', description: "You've been learning for a while. How about a short break?" })
  })
  return null
}
