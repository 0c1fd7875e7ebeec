import { describe, expect, it } from 'vitest'
import { readContent } from './content.ts'
import { planProblems, wordsIn } from './lesson-plan-standards.ts'
import { type PlanContent, readLessonPlans } from './lesson-plans.ts'

const lessons = readContent()
  .courses.filter(({ isCore }) => isCore)
  .flatMap((course) => course.lessons)
const plans = readLessonPlans()
const levelsOf = (lessonId: string) => lessons.filter(({ id, baseId }) => (baseId ?? id) === lessonId)

describe('plans for a class', () => {
  it('exist for every core lesson, in its place', () => {
    const bases = lessons.filter(({ baseId }) => baseId === null)
    expect(bases).toHaveLength(10)
    expect(plans.map((it) => [it.position, it.lessonId])).toEqual(bases.map((it) => [it.position, it.id]))
  })

  it.each(plans.map((plan): [string, PlanContent] => [plan.lessonId, plan]))(
    '%s meets the rules: minutes, counts, words, marks, spelling',
    (_id, plan) => {
      expect(planProblems(plan, levelsOf(plan.lessonId))).toEqual([])
    },
  )

  it('share no question, no objective and no step', () => {
    const lines = plans.flatMap((it) => [
      ...it.objectives,
      ...it.discussion.flatMap(({ question, listen }) => [question, listen]),
      ...it.steps.flatMap(({ title, text }) => [title, text]),
      it.withoutDevice,
      it.summary,
      it.topic,
    ])
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe('the rules for plans', () => {
  const [plan] = plans
  if (!plan) throw new Error('there is no plan')
  const levels = levelsOf(plan.lessonId)
  const withStep = (change: Partial<PlanContent['steps'][number]>) =>
    planProblems({ ...plan, steps: plan.steps.map((step) => (step.kind === 'start' ? { ...step, ...change } : step)) }, levels)

  it('name minutes that do not add up to 45', () => {
    expect(withStep({ minutes: 9 })).toEqual(['minutes add up to 46, not 45'])
  })

  it('name a step that is too short', () => {
    expect(withStep({ text: 'Read it aloud.' })).toEqual([expect.stringContaining('start has 3 words')])
  })

  it('name marks that the page does not show, American spelling and endless sentences', () => {
    const start = plan.steps[0]?.text ?? ''
    expect(withStep({ text: `${start}\n\n1. Colour` })).toEqual([expect.stringContaining('as written: 1. Colour')])
    expect(withStep({ text: `${start} What color?` })).toEqual(['is not in British spelling: color'])
    expect(withStep({ text: `${start} ${'and on '.repeat(20)}.` })).toEqual([expect.stringContaining('a sentence of 40 words')])
  })

  it('name a plan that needs more than two pages, or has no lesson', () => {
    const longer = { ...plan, needs: [...plan.needs, 'word '.repeat(300)] }
    expect(planProblems(longer, levels)).toContain(`the plan has ${wordsIn(longer)} words, not 750 to 1150`)
    expect(planProblems(plan, [])).toEqual(['there is no lesson learning-from-data'])
  })
})
