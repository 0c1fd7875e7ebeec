// The modules that lesson-plans/plugin.ts provides.
declare module 'virtual:lesson-plans' {
  import type { LessonPlan, LessonPlanEntry } from '@deepm/schema/rules/learning/teaching/lesson-plan'

  export const lessonPlans: LessonPlanEntry[]
  export const loadPlan: Record<string, () => Promise<{ default: LessonPlan }>>
}
