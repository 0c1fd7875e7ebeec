import { type LearnedLesson, type WeekSummary, weekSummary } from '@deepm/schema/rules/family/week-summary'
import {
  clampWeek,
  oldestWeek,
  type WeekDay,
  type WeekFacts,
  type WeekReport,
  weekReport,
} from '@deepm/schema/rules/family/weekly-report'
import { check as checkSchema, twinsOf } from '@deepm/schema/rules/learning/check'
import { skillPercent, skills } from '@deepm/schema/rules/learning/skills'
import { mostSeriousPart, type SafetyPart } from '@deepm/schema/rules/safety/safety-score'
import { daysAfter, type LocalDay, localDay } from '@deepm/schema/rules/time/local-day'
import { cached, type ReadContext } from '../../../platform/context.ts'
import { type Progress, progressOf } from '../../curriculum/outline.service.ts'
import { skillPoints } from '../../curriculum/progress-figures.policy.ts'
import { type MissionRow, missionReport } from '../../experiments/report.service.ts'
import { type Titled, type WeekRows, weekSql } from './week-rows.service.ts'

/** One week of a learner in their time zone, from Monday, with its findings. */
export type LearnerWeek = WeekReport & {
  monday: LocalDay
  /** Mondays of the adjacent weeks, if available. */
  previous: LocalDay | null
  next: LocalDay | null
  days: WeekDay[]
  lessons: { day: LocalDay; title: string }[]
  /** A sentence for each reached mission of an experiment. */
  experiments: { day: LocalDay; report: string }[]
  achievements: string[]
  summary: WeekSummary
}

export type WeekOwner = { id: string; createdAt: Date; user: { timeZone: string } }

/** Returns the requested week, by any of its days; this week if there is no such week. Read once per request. */
export function learnerWeek(context: ReadContext, learner: WeekOwner, asked: string | null): Promise<LearnerWeek> {
  const { timeZone } = learner.user
  const { monday, today, joined } = chosenDays(context, learner, asked)
  return cached(context, `week:${learner.id}:${monday}`, async () => {
    const [rows, progress] = await Promise.all([readRows(context, learner.id, monday), progressOf(context, learner.id)])
    return weekOf(rows, progress, { timeZone, today, joined, monday })
  })
}

/** Returns the Monday of the requested week, without a query. */
export function requestedMonday(context: Pick<ReadContext, 'clock'>, learner: WeekOwner, asked: string | null): LocalDay {
  return chosenDays(context, learner, asked).monday
}

function chosenDays({ clock }: Pick<ReadContext, 'clock'>, { createdAt, user }: WeekOwner, asked: string | null) {
  const today = localDay(clock(), user.timeZone)
  const joined = localDay(createdAt, user.timeZone)
  return { today, joined, monday: clampWeek(asked, joined, today) }
}

/** Returns the data of a week in the learner's time zone. */
export function weekOf(
  rows: WeekRows,
  progress: Progress,
  { timeZone, today, joined, monday }: { timeZone: string; today: LocalDay; joined: LocalDay; monday: LocalDay },
): LearnerWeek {
  const sunday = daysAfter(monday, 6)
  const isCurrent = today <= sunday
  const dayOf = (moment: string) => localDay(new Date(moment), timeZone)
  const inWeek = <T extends { at: string }>(list: T[]) => list.filter(({ at }) => isBetween(dayOf(at), monday, sunday))
  const facts = factsOf({ rows, inWeek, dayOf, monday, today: isCurrent ? today : null, joined, progress })
  return {
    monday,
    previous: monday > oldestWeek(joined, today) ? daysAfter(monday, -7) : null,
    next: isCurrent ? null : daysAfter(monday, 7),
    days: [...facts.days],
    lessons: inWeek(rows.lessons).map(({ at, title }) => ({ day: dayOf(at), title })),
    experiments: inWeek(rows.experiments)
      .flatMap(sentenceOf)
      .map(({ at, title }) => ({ day: dayOf(at), report: title })),
    achievements: [...facts.achievements],
    summary: weekSummary(facts, inWeek(rows.lessons).map(learnedLesson)),
    ...weekReport(facts),
  }
}

type Week = {
  rows: WeekRows
  inWeek: <T extends { at: string }>(list: T[]) => T[]
  dayOf: (moment: string) => LocalDay
  monday: LocalDay
  today: LocalDay | null
  joined: LocalDay
  progress: Progress
}

function factsOf({ rows, inWeek, dayOf, monday, today, joined, progress }: Week): WeekFacts {
  const minutesOn = (day: LocalDay) => rows.minutes.find((it) => it.day === day)?.minutes ?? 0
  const weekFrom = (first: LocalDay) => Array.from({ length: 7 }, (_, index) => daysAfter(first, index))
  const prompts = inWeek(rows.prompts)
  const answers = inWeek(rows.answers)
  const right = answers.filter(({ correct }) => correct)
  const withHelp = answers.filter(({ isHelped }) => isHelped).length
  const hardest = answers.toSorted((one, other) => other.attempts - one.attempts)[0]
  const titles = (list: Titled[]) => inWeek(list).map(({ title }) => title)
  const before = daysAfter(monday, -7)
  return {
    days: weekFrom(monday).map((day) => ({
      day,
      minutes: minutesOn(day),
      interactions: prompts.filter(({ at, isTutor }) => !isTutor && dayOf(at) === day).length,
    })),
    today,
    minutesBefore: joined < monday ? weekFrom(before).reduce((sum, day) => sum + minutesOn(day), 0) : null,
    lessons: titles(rows.lessons),
    experiments: titles(rows.experiments.flatMap(sentenceOf)),
    achievements: titles(rows.achievements),
    projectsBegun: titles(rows.begun),
    projectsCompleted: titles(rows.completed),
    questions: { right: right.length, atFirst: right.filter(({ attempts }) => attempts === 1).length, withHelp },
    hardLesson: hardest && hardest.attempts >= 3 ? hardest.title : null,
    // The current state does not belong to a past week.
    openLesson: today === null ? null : rows.openLesson,
    prompts: prompts.length,
    parts: countParts(prompts),
    lowestSkill: today === null ? null : lowestSkill(progress),
  }
}

/** A twin asks about the same idea as its question in another situation, so it can be asked without the lesson. */
function learnedLesson({ title, objective, check }: WeekRows['lessons'][number]): LearnedLesson {
  const items = checkSchema.safeParse(check)
  const twin = items.success ? items.data.flatMap(twinsOf)[0] : undefined
  const answer = twin?.options.find(({ correct }) => correct)
  return { title, objective, question: twin && answer ? { question: twin.question, answer: answer.text } : null }
}

/** Returns the sentence about a mission; nothing if its evidence no longer matches the rules. */
function sentenceOf({ at, experimentId, mission, evidence }: MissionRow): Titled[] {
  const title = missionReport(experimentId, mission, evidence)
  return title === null ? [] : [{ at, title }]
}

function countParts(prompts: WeekRows['prompts']): Partial<Record<SafetyPart, number>> {
  const counts: Partial<Record<SafetyPart, number>> = {}
  for (const prompt of prompts) {
    const part = mostSeriousPart(prompt)
    if (part) counts[part] = (counts[part] ?? 0) + 1
  }
  return counts
}

function lowestSkill(progress: Progress): WeekFacts['lowestSkill'] {
  const percents = skills.map(({ id, name }) => ({ name, percent: skillPercent(skillPoints(progress, id)) }))
  if (percents.every(({ percent }) => percent === 0)) return null
  const lowest = percents.toSorted((one, other) => one.percent - other.percent)[0]
  return lowest && lowest.percent < 100 ? lowest : null
}

function isBetween(day: LocalDay, first: LocalDay, last: LocalDay): boolean {
  return first <= day && day <= last
}

async function readRows({ db }: ReadContext, learnerId: string, monday: LocalDay): Promise<WeekRows> {
  const [row] = await db.$queryRaw<[WeekRows]>(weekSql(learnerId, monday))
  return row
}
