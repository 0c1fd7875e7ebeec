import { experimentIds, experiments } from '../../experiments/catalogue.ts'
import { z } from '../../forms/zod.ts'
import { type LessonLevel, lessonLevels } from '../lesson-levels.ts'
import type { KeyItem } from './answer-key.ts'

// The plan with which a teacher teaches a core lesson to a class: front matter and text of `*.plan.md`.

/** The steps of a plan in their order, and the version without a device at its end. */
const planStepKinds = ['start', 'experiment', 'discussion', 'close'] as const

export type PlanStepKind = (typeof planStepKinds)[number]

/** Minutes of a plan, the length of a school lesson. */
export const planMinutes = 45

const line = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

export const lessonPlanFrontMatter = z.strictObject({
  /** What the lesson is about, for a teacher who plans a term. */
  topic: line(8, 40),
  /** What the class does, in one sentence; search engines show it. */
  summary: line(60, 170),
  /** The experiment that the class uses without an account. */
  experiment: z.optional(
    z
      .enum(experimentIds)
      .check(z.refine((id) => experiments[id].isPublic, 'a class needs an experiment that works without an account')),
  ),
  /** What pupils can do afterwards. */
  objectives: z.array(line(20, 160)).check(z.minLength(3), z.maxLength(4)),
  needs: z.array(line(5, 200)).check(z.minLength(2), z.maxLength(6)),
  discussion: z.array(z.strictObject({ question: line(15, 200), listen: line(40, 320) })).check(z.minLength(5), z.maxLength(6)),
  /** What to change for an age group. */
  ages: z.record(z.enum(lessonLevels.map(({ id }) => id)), line(80, 420)),
  /** How the class stays safe. */
  safety: z.array(line(20, 220)).check(z.minLength(3), z.maxLength(5)),
})

export type LessonPlanFrontMatter = z.infer<typeof lessonPlanFrontMatter>
export type PlanStep = { kind: PlanStepKind; title: string; minutes: number; text: string }
export type PlanText = { steps: PlanStep[]; withoutDevice: string }

/** What a list of plans shows. */
export type LessonPlanEntry = Pick<LessonPlanFrontMatter, 'topic' | 'summary' | 'experiment'> & {
  /** Id of the lesson. */
  id: string
  position: number
  /** Title of the lesson for ages 11 to 13. */
  lesson: string
}

/** Everything that the page of a plan shows. */
export type LessonPlan = LessonPlanEntry &
  LessonPlanFrontMatter &
  PlanText & {
    competences: string[]
    /** Titles of the experiments in the lesson that need an account. */
    furtherExperiments: string[]
    levels: { level: LessonLevel; lesson: string; answers: KeyItem[] }[]
  }

const heading = /^## (.+?) \{(?:(start|experiment|discussion|close) (\d+)|(no-device))\}$/

/**
 * Reads the text of a plan: four steps with their minutes, as in `## Two in the morning {start 8}`, then `## … {no-device}`.
 *
 * @throws Error that names the heading
 */
export function planText(body: string): PlanText {
  const sections = body
    .trim()
    .split(/^(?=## )/m)
    .map((section) => {
      const [first = '', ...rest] = section.split('\n')
      const [, title = '', kind, minutes, last] = heading.exec(first.trim()) ?? []
      if (!kind && !last)
        throw new Error(`a plan has no section “${first.slice(0, 60)}”; a heading ends in {start 8} or {no-device}`)
      return { kind: kind ?? 'no-device', title, minutes: Number(minutes ?? 0), text: rest.join('\n').trim() }
    })
  const expected = [...planStepKinds, 'no-device']
  if (sections.map(({ kind }) => kind).join() !== expected.join())
    throw new Error(`the sections of a plan are ${expected.join(', ')}`)
  return { steps: sections.slice(0, -1) as PlanStep[], withoutDevice: sections.at(-1)?.text ?? '' }
}
