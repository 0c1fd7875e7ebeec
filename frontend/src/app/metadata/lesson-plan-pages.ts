import { lessonPlans } from 'virtual:lesson-plans'
import type { LessonPlanEntry } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import { planPath } from '../../features/learning/lesson-plan/plan-path.ts'
import { pageTitle } from '../../lib/page-title.ts'
import type { PublicPage } from './public-pages.ts'

/** Returns the name of the page of a plan. */
export function planTitle({ topic }: Pick<LessonPlanEntry, 'topic'>): string {
  return `${topic}: class plan`
}

/** The prerendered pages of the plans. They are apart from the other public pages, whose texts are in the first chunk of the app. */
export const lessonPlanPages: PublicPage[] = lessonPlans.map((plan) => ({
  path: planPath(plan.id),
  title: pageTitle(planTitle(plan)),
  description: plan.summary,
}))
