import { describe, expect, it, test } from 'vitest'
import { daysAfter, mondayOf } from '../time/local-day.ts'
import { formatHours, formatWeek } from './week-format.ts'
import { clampWeek, oldestWeek, type WeekFacts, weekReport } from './weekly-report.ts'

const monday = '2026-11-16'

function facts(minutes: number[] = [], changes: Partial<WeekFacts> = {}): WeekFacts {
  return {
    days: Array.from({ length: 7 }, (_, index) => ({
      day: daysAfter(monday, index),
      minutes: minutes[index] ?? 0,
      interactions: 0,
    })),
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

const highlights = (week: WeekFacts) => weekReport(week).highlights.map(({ text }) => text)
const growth = (week: WeekFacts) => weekReport(week).growth.map(({ id }) => id)

describe('highlights of a week', () => {
  it('are empty for a week without activity, because praise needs a fact', () => {
    expect(highlights(facts())).toEqual([])
    expect(highlights(facts([0, 12]))).toEqual([])
  })

  it('name what was completed and earned, with at most three titles', () => {
    const week = facts([30], {
      lessons: ['A', 'B', 'C', 'D'],
      achievements: ['Explorer'],
      projectsCompleted: ['Board', 'Poster'],
    })
    expect(highlights(week)).toEqual([
      'Completed 2 projects: “Board” and “Poster”.',
      'Completed 4 lessons, including “A”, “B” and “C”.',
      'Earned the achievement “Explorer”.',
    ])
  })

  it('say what the learner did in experiments', () => {
    expect(highlights(facts([30], { experiments: ['Trained a machine'] }))).toEqual(['Trained a machine.'])
    expect(highlights(facts([30], { experiments: ['Trained a machine', 'Cut a word into 4 tokens.'] }))).toEqual([
      'Completed 2 experiment missions. The latest: Cut a word into 4 tokens.',
    ])
  })

  it("compare days and minutes only with the learner's own previous week", () => {
    expect(highlights(facts([30, 0, 20, 40], { minutesBefore: 45 }))).toEqual([
      'Spent time learning on 3 days, averaging 30 minutes a day.',
      'Spent 45 minutes more on learning than the week before.',
    ])
    expect(highlights(facts([90], { minutesBefore: 0 }))).toEqual([])
    expect(highlights(facts([90], { minutesBefore: 80 }))).toEqual([])
  })

  it('mention first tries from five questions on, and safe prompts only when all were safe', () => {
    expect(highlights(facts([], { questions: { right: 10, atFirst: 8, withHelp: 0 } }))).toEqual([
      'Got 8 of 10 questions right first time.',
    ])
    expect(highlights(facts([], { questions: { right: 10, atFirst: 7, withHelp: 0 } }))).toEqual([])
    expect(highlights(facts([], { questions: { right: 4, atFirst: 4, withHelp: 0 } }))).toEqual([])
    expect(highlights(facts([], { prompts: 3 }))).toEqual(['Sent 3 prompts in the lab, all of them safe.'])
    expect(highlights(facts([], { prompts: 3, parts: { keyword: 1 } }))).toEqual([])
  })

  it('are limited to five', () => {
    const titles = ['A']
    const week = facts([30, 30, 30], {
      ...{ lessons: titles, achievements: titles, projectsBegun: titles, projectsCompleted: titles },
      ...{ questions: { right: 9, atFirst: 9, withHelp: 0 }, prompts: 5, minutesBefore: 20 },
    })
    expect(highlights(week)).toHaveLength(5)
  })
})

describe('areas for growth', () => {
  it('are limited to three, safety first, each with a tip for the parent', () => {
    const week = facts([120], {
      ...{ parts: { harm: 1, override: 1, personalData: 1 }, openLesson: 'A', hardLesson: 'B' },
      lowestSkill: { name: 'Problem Solving', percent: 45 },
    })
    expect(growth(week)).toEqual(['blocked', 'private', 'long'])
    for (const { tip } of weekReport(week).growth) expect(tip).toMatch(/\w/)
  })

  it('mention an inactive week, both current and past', () => {
    expect(weekReport(facts()).growth[0]?.text).toBe('There was no learning this week.')
    expect(weekReport(facts([], { today: monday })).growth[0]?.text).toBe('There has been no learning this week so far.')
    expect(growth(facts([], { lessons: ['A'] }))).toEqual([])
  })

  it('flag a day above ninety minutes, but not one of exactly ninety', () => {
    expect(weekReport(facts([20, 91])).growth[0]?.text).toBe('91 minutes of learning on Tuesday.')
    expect(growth(facts([20, 90]))).toEqual([])
  })

  it('do not criticize on a Tuesday that all learning was on one day', () => {
    expect(growth(facts([20], { today: '2026-11-17' }))).toEqual([])
    expect(growth(facts([20], { today: '2026-11-20' }))).toEqual(['oneDay'])
    expect(growth(facts([20]))).toEqual(['oneDay'])
  })

  it('never name another learner, a rank or an average of others', () => {
    const week = facts([120], { parts: { keyword: 2 }, openLesson: 'A', hardLesson: 'B', minutesBefore: 10 })
    const words = JSON.stringify(weekReport(week))
    expect(words).not.toMatch(/other (children|learners)|classmate|rank|than most/i)
  })
})

describe('the selected week', () => {
  const today = '2026-11-21'

  it('defaults to the current week and accepts any day of a week', () => {
    expect(clampWeek(null, '2026-01-01', today)).toBe(monday)
    expect(clampWeek('2026-11-11', '2026-01-01', today)).toBe('2026-11-09')
    expect(mondayOf('2026-11-22')).toBe(monday)
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  })

  it('is limited to the range from signup to today, at most eleven weeks back', () => {
    expect(clampWeek('2027-05-05', '2026-01-01', today)).toBe(monday)
    expect(clampWeek('2020-01-01', '2026-01-01', today)).toBe('2026-08-31')
    expect(clampWeek('2020-01-01', '2026-11-11', today)).toBe('2026-11-09')
    expect(oldestWeek('2026-11-20', today)).toBe(monday)
  })

  it.each(['yesterday', '2026-13-40', '2026-02-30x', '2026-10-32', '2026-09-31', '2026-02-30', '', "'; DROP TABLE"])(
    'is the current week for %s',
    (asked) => {
      expect(clampWeek(asked, '2026-01-01', today)).toBe(monday)
    },
  )
})

it.each([
  ['2026-11-16', '16 to 22 November 2026'],
  ['2026-11-30', '30 November to 6 December 2026'],
  ['2026-12-28', '28 December 2026 to 3 January 2027'],
])('formats the week from %s as %s', (day, words) => {
  expect(formatWeek(day)).toBe(words)
})

test.each([
  [0, '0 minutes'],
  [45, '45 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [508, '8.5 hours'],
])('formats %i minutes as %s', (minutes, words) => expect(formatHours(minutes)).toBe(words))
