import type { ExperimentUse } from '@deepm/schema/rules/learning/notes'
import type { ReactNode } from 'react'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'
import type { CheckDrafts } from '../check/use-check-drafts.ts'
import type { LessonAccess } from '../lesson-access.ts'
import type { Reward } from './completion-card.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'

export type LessonProps = {
  lesson: LessonView_LessonFragment
  access: LessonAccess
  /** Links to the lab with the practice prompt; only shown to learners. */
  invitation: ReactNode
  /** Renders an experiment at its place in the notes. */
  experiment(use: ExperimentUse): ReactNode
  celebrate(reward: Reward): ReactNode
}

/** What both views of a lesson share: the steps and the page. */
export type ViewProps = LessonProps & { hue: Hue; drafts: CheckDrafts; activities: ActivityDrafts }
