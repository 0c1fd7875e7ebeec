import type { ExperimentUse } from '@deepm/schema/rules/learning/notes'
import type { ComponentType, ReactNode } from 'react'
import type { SidekickProps } from '../../../ui/illustrations/sidekick-parts.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'
import type { CheckDrafts } from '../check/use-check-drafts.ts'
import type { LessonAccess } from '../lesson-access.ts'
import type { Reward } from './completion-card.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'

type TutorProps = {
  open: boolean
  onClose(): void
  sidekick: { name: string; Figure: ComponentType<SidekickProps> }
  hue: Hue
  /** Shows a step of the lesson. */
  onStep(step: number): void
}

export type LessonProps = {
  lesson: LessonView_LessonFragment
  access: LessonAccess
  /** Links to the lab with the practice prompt; only shown to learners. */
  invitation: ReactNode
  /** Renders an experiment at its place in the notes. */
  experiment(use: ExperimentUse): ReactNode
  celebrate(reward: Reward): ReactNode
  /** Renders the chat about the lesson; only for learners about whom data may be recorded. */
  tutor?: ((props: TutorProps) => ReactNode) | undefined
}

/** What both views of a lesson share: the steps and the page. */
export type ViewProps = Omit<LessonProps, 'tutor'> & {
  hue: Hue
  drafts: CheckDrafts
  activities: ActivityDrafts
  /** Opens the chat about the lesson; null where there is none. */
  onChat: (() => void) | null
  /** A step that the chat points to, until it is shown. */
  wantedStep: { step: number; onShown(): void } | null
}
