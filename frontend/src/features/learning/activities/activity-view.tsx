import type { Activity } from '@deepm/schema/rules/learning/notes/activities'
import type { Hue } from '../../../ui/theme/hue.ts'
import { Predict } from './predict.tsx'
import type { ActivityDrafts } from './use-activity-drafts.ts'
import { WriteLine } from './write-line.tsx'

/** Shows an activity with what the learner did in it. */
export function ActivityView({ activity, drafts, hue }: { activity: Activity; drafts: ActivityDrafts; hue: Hue }) {
  const shared = {
    draft: drafts.of(activity.question),
    onChange: drafts.set.bind(null, activity.question),
    hue,
  }
  return activity.kind === 'predict' ? <Predict {...shared} activity={activity} /> : <WriteLine {...shared} activity={activity} />
}
