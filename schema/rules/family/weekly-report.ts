import type { SafetyPart } from '../safety/safety-score.ts'
import { daysAfter, daysBetween, type LocalDay, mondayOf } from '../time/local-day.ts'
import { formatMinutes, pluralize, weekday } from './week-format.ts'
import { missions, things } from './week-lists.ts'

// The weekly report about a learner, for parents: what went well and what to talk about. Every sentence is based on a fact of
// that week, and learners are never compared with each other.

/** Minutes of a full bar in the week chart (specification, section 9); a longer day is flagged. */
export const fullBarMinutes = 90
/** How many weeks back a parent can look; prompts sent in the lab are erased soon after. */
const weeksBack = 11
/** Most sentences of each kind. */
const maxHighlights = 5
const maxGrowth = 3

/** Returns the Monday of the requested week, limited to the range from signup (at most eleven weeks ago) to today. */
export function clampWeek(asked: string | null, joined: LocalDay, today: LocalDay): LocalDay {
  const newest = mondayOf(today)
  const oldest = oldestWeek(joined, today)
  if (!asked || !isDay(asked)) return newest
  const monday = mondayOf(asked)
  if (monday > newest) return newest
  return monday < oldest ? oldest : monday
}

export function oldestWeek(joined: LocalDay, today: LocalDay): LocalDay {
  const oldest = daysAfter(mondayOf(today), -7 * weeksBack)
  const first = mondayOf(joined)
  return first > oldest && first <= today ? first : oldest
}

/** Returns whether the date exists. `Date.parse` turns 30 February into 2 March. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && daysAfter(text, 0) === text
}

export type WeekDay = { day: LocalDay; minutes: number; interactions: number }

/** The data of one week. */
export type WeekFacts = {
  /** Monday to Sunday. */
  days: readonly WeekDay[]
  /** Today in a current week; `null` in a past one. */
  today: LocalDay | null
  /** Minutes of the previous week; `null` before the learner joined. */
  minutesBefore: number | null
  /** Titles of completed lessons. */
  lessons: readonly string[]
  /** A sentence for each reached mission of an experiment, oldest first. */
  experiments: readonly string[]
  achievements: readonly string[]
  projectsBegun: readonly string[]
  projectsCompleted: readonly string[]
  /** Check questions answered correctly, how many of them at the first try, and how many were learned with help. */
  questions: { right: number; atFirst: number; withHelp: number }
  /** The lesson whose question took the most tries, if any took three or more. */
  hardLesson: string | null
  /** A lesson that was started but not completed. */
  openLesson: string | null
  /** Prompts sent in the lab, and how many of them affect the safety score. */
  prompts: number
  parts: Partial<Record<SafetyPart, number>>
  /** The skill with the fewest points now; `null` when all are full, none is started, or the week is over. */
  lowestSkill: { name: string; percent: number } | null
}

/** `tip` suggests what a parent can do. */
export type WeekFinding = { id: string; text: string; tip: string | null }

export type WeekReport = { highlights: WeekFinding[]; growth: WeekFinding[] }

export function weekReport(facts: WeekFacts): WeekReport {
  return { highlights: highlightsOf(facts).slice(0, maxHighlights), growth: growthOf(facts).slice(0, maxGrowth) }
}

function highlightsOf(facts: WeekFacts): WeekFinding[] {
  const { days, lessons, experiments, achievements, projectsBegun, projectsCompleted, questions, prompts, minutesBefore } = facts
  const active = activeDays(days)
  const minutes = sum(days)
  const more = minutesBefore === null ? 0 : minutes - minutesBefore
  const found: [id: string, holds: boolean, text: () => string][] = [
    ['projects', projectsCompleted.length > 0, () => `Completed ${things('project', projectsCompleted)}.`],
    ['lessons', lessons.length > 0, () => `Completed ${things('lesson', lessons)}.`],
    ['experiments', experiments.length > 0, () => missions(experiments)],
    ['achievements', achievements.length > 0, () => `Earned ${things('achievement', achievements)}.`],
    [
      'firstTry',
      questions.right >= 5 && questions.atFirst / questions.right >= 0.8,
      () => `Got ${questions.atFirst} of ${questions.right} questions right first time.`,
    ],
    [
      'regular',
      active.length >= 3,
      () =>
        `Spent time learning on ${active.length} days, averaging ${formatMinutes(Math.round(minutes / active.length))} a day.`,
    ],
    [
      'more',
      (minutesBefore ?? 0) >= 20 && more >= 20,
      () => `Spent ${formatMinutes(more)} more on learning than the week before.`,
    ],
    ['prompts', prompts >= 3 && noParts(facts), () => `Sent ${prompts} prompts in the lab, all of them safe.`],
    ['begun', projectsBegun.length > 0, () => `Started ${things('project', projectsBegun)}.`],
  ]
  return found.filter(([, holds]) => holds).map(([id, , text]) => ({ id, text: text(), tip: null }))
}

function growthOf(facts: WeekFacts): WeekFinding[] {
  const { days, parts, hardLesson, openLesson, lowestSkill, today, questions } = facts
  const active = activeDays(days)
  const blocked = (parts.harm ?? 0) + (parts.override ?? 0)
  const words = parts.keyword ?? 0
  const privateThings = parts.personalData ?? 0
  const longest = days.toSorted((one, other) => other.minutes - one.minutes)[0]
  const isLate = today === null || daysBetween(mondayOf(today), today) >= 4
  const found: [id: string, holds: boolean, text: () => string, tip: string][] = [
    [
      'blocked',
      blocked > 0,
      () => `${pluralize(blocked, 'prompt')} asked for something harmful, or tried to get around the rules.`,
      'Ask what was behind it before you judge. Curiosity is fine, but it’s better to ask a person than an AI.',
    ],
    [
      'private',
      privateThings > 0,
      () => `${pluralize(privateThings, 'prompt')} contained something private. We replaced it before storing anything.`,
      'Agree on what never goes into a prompt: full names, numbers, addresses, passwords.',
    ],
    [
      'long',
      (longest?.minutes ?? 0) > fullBarMinutes,
      () => `${formatMinutes(longest?.minutes ?? 0)} of learning on ${weekday(longest?.day ?? '')}.`,
      'Two shorter days help you remember more than one long one. A break after 25 minutes helps, too.',
    ],
    [
      'nothing',
      active.length === 0 && facts.lessons.length === 0,
      () => (today === null ? 'There was no learning this week.' : 'There has been no learning this week so far.'),
      'Look at one lesson together. It takes about 15 minutes.',
    ],
    [
      'help',
      questions.withHelp > 0,
      () => `Needed help with ${pluralize(questions.withHelp, 'question')}: we explained the answer after three wrong attempts.`,
      'Look at these lessons together. Ask your child to explain the answer to you.',
    ],
    [
      'hard',
      hardLesson !== null && questions.withHelp === 0,
      () => `A question in “${hardLesson}” took three tries or more.`,
      'Ask your child to explain it to you. Explaining is the best way to learn it.',
    ],
    [
      'open',
      openLesson !== null,
      () => `The lesson “${openLesson}” has been started but not finished.`,
      'Ask what it is about and where they got stuck.',
    ],
    [
      'oneDay',
      active.length === 1 && isLate,
      () => `All learning was on one day, ${weekday(active[0]?.day ?? '')}.`,
      'Setting two or three regular times a week makes it easier to get started.',
    ],
    [
      'words',
      words > 0,
      () => `${pluralize(words, 'prompt')} used a word that the lab blocks, such as “dangerous”.`,
      'It’s often a fair question. Try rewording it together.',
    ],
    [
      'skill',
      lowestSkill !== null,
      () => `${lowestSkill?.name} has the most room to grow: ${lowestSkill?.percent} of 100.`,
      'Trying a lesson from another path now and then helps build other skills.',
    ],
  ]
  return found.filter(([, holds]) => holds).map(([id, , text, tip]) => ({ id, text: text(), tip }))
}

export function activeDays(days: readonly WeekDay[]): WeekDay[] {
  return days.filter(({ minutes }) => minutes > 0)
}

function sum(days: readonly WeekDay[]): number {
  return days.reduce((total, { minutes }) => total + minutes, 0)
}

function noParts({ parts }: WeekFacts): boolean {
  return Object.values(parts).every((value) => value === 0)
}
