import { isBreakDue } from '@deepm/schema/rules/time/breaks'
import { useActiveSession } from '../../lib/session/active-session.ts'
import { toast } from '../../ui/feedback/toaster.tsx'
import { useRecordActivityMutation } from './record-activity.generated.ts'

type Props = { learnerId: string; mayRecord: boolean }

/**
 * Measures every minute with the academy in view. It records the minute for a learner whose data may be stored, and suggests a break when
 * one is due. The specification fixes the texts (section 8). Renders nothing.
 */
export function LearningMinutes({ learnerId, mayRecord }: Props) {
  const [record] = useRecordActivityMutation()
  useActiveSession(learnerId, (minutes) => {
    // A minute that could not be sent is not worth a message.
    if (mayRecord) void record().catch(() => null)
    if (!isBreakDue(minutes)) return
    toast({ title: 'Take a break!', description: "You've been learning for a while. How about a short break?" })
  })
  return null
}
