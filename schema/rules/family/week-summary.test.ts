import { describe, expect, it } from 'vitest'
import { daysAfter } from '../time/local-day.ts'
import { type LearnedLesson, weekSummary } from './week-summary.ts'
import type { WeekFacts } from './weekly-report.ts'

function facts(changes: Partial<WeekFacts> = {}): WeekFacts {
  return {
    days: Array.from({ length: 7 }, (_, index) => ({ day: daysAfter('2026-11-16', index), minutes: 0, interactions: 0 })),
    today: null,
    minutesBefore: null,
    lessons: [],
    experiments: [],
    achievements: [],
    projectsBegun: [],
    projectsCompleted: [],
    questions: { right: 0, atFirst: 0, withHelp: 0 },
    hardLesson: null,
    openLesson: null,
    prompts: 0,
    parts: {},
    lowestSkill: null,
    ...changes,
  }
}

const lesson = (title: string, changes: Partial<LearnedLesson> = {}): LearnedLesson => ({
  title,
  objective: 'Spot a claim without a source',
  question: { question: `What is ${title}?`, answer: `It is ${title}.` },
  ...changes,
})

describe('the summary of a week', () => {
  it('has a sentence for each of three lessons, and counts the others', () => {
    const { learned } = weekSummary(facts(), [
      lesson('A'),
      lesson('B', { objective: 'Read a chart' }),
      lesson('C', { objective: '' }),
      lesson('D'),
      lesson('E'),
    ])
    expect(learned).toEqual([
      '“A”: learned to spot a claim without a source.',
      '“B”: learned to read a chart.',
      'Completed “C”.',
      'And 2 more lessons.',
    ])
  })

  it('names projects and what the learner did in experiments', () => {
    const { made } = weekSummary(
      facts({ projectsCompleted: ['A kite'], projectsBegun: ['B', 'C'], experiments: ['Trained it'] }),
      [],
    )
    expect(made).toEqual(['Finished the project “A kite”.', 'Started 2 projects: “B” and “C”.', 'Trained it.'])
  })

  it('asks the question of the newest lesson that has one', () => {
    const question = (lessons: LearnedLesson[]) => weekSummary(facts(), lessons).dinner?.question
    expect(question([lesson('A'), lesson('B'), lesson('C', { question: null })])).toBe('What is B?')
    expect(question([])).toBeUndefined()
  })

  it.each([
    [{ prompts: 0 }, 'No prompts in the AI lab this week.'],
    [{ prompts: 1 }, '1 prompt in the AI lab, and it was safe.'],
    [{ prompts: 8, parts: { keyword: 2 } }, '2 of 8 prompts in the AI lab used a word that the lab blocks, such as “dangerous”.'],
    [
      { prompts: 8, parts: { personalData: 1, keyword: 2 } },
      '1 of 8 prompts in the AI lab contained something private. We replaced it before storing anything.',
    ],
    [{ prompts: 8, parts: { override: 1 } }, '1 of 8 prompts in the AI lab tried to get around the rules and got no answer.'],
    [
      { prompts: 8, parts: { harm: 1, personalData: 1 } },
      '1 of 8 prompts in the AI lab asked for something harmful and got no answer.',
    ],
  ])('names the most serious fact about the prompts: %j', (changes, sentence) => {
    expect(weekSummary(facts(changes), []).safety).toBe(sentence)
  })

  it('takes its idea from what there is to talk about', () => {
    expect(weekSummary(facts({ openLesson: 'A', lessons: ['B'] }), [lesson('B')]).idea).toMatch(/where they got stuck/)
    expect(weekSummary(facts({ lessons: ['B'] }), [lesson('B')]).idea).toBe(
      'Ask your child to show you their favourite thing from the week.',
    )
  })

  it('is quiet without minutes, prompts, lessons, experiments, projects and achievements', () => {
    expect(weekSummary(facts(), []).isQuiet).toBe(true)
    const minute = facts().days.map((day, index) => ({ ...day, minutes: index === 3 ? 1 : 0 }))
    expect(weekSummary(facts({ days: minute }), []).isQuiet).toBe(false)
    expect(weekSummary(facts({ experiments: ['Trained it'] }), []).isQuiet).toBe(false)
    expect(weekSummary(facts(), [lesson('A')]).isQuiet).toBe(false)
  })
})
