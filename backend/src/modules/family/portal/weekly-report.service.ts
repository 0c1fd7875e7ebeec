import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { formatHours, formatMinutes, formatWeek, weekday } from '@deepm/schema/rules/family/week-format'
import { activeDays, fullBarMinutes } from '@deepm/schema/rules/family/weekly-report'
import { statusNames } from '@deepm/schema/rules/projects/projects'
import { streakOn } from '@deepm/schema/rules/rewards/streak'
import {
  noScoreText,
  safetyBand,
  safetyBandTexts,
  safetyDays,
  safetyWeights,
  scoreMeaning,
  scoreToShow,
} from '@deepm/schema/rules/safety/safety-score'
import { learnerDay } from '@deepm/schema/rules/time/learner-day'
import type { PrintedReport } from '../../../adapters/pdf/report-data.ts'
import { NotFoundError } from '../../../core/errors.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Context, ReadContext } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject } from '../../../platform/viewer.policy.ts'
import { storedStreak } from '../../accounts/profile/stored-streak.service.ts'
import { zoneColumns, zoneOf } from '../../accounts/profile/time-zone.service.ts'
import { familyLearnerId } from '../../guardianship/guardianship.service.ts'
import { averageMinutes, courseTally, type Summary, summaryOf } from './summary.service.ts'
import { type LearnerWeek, learnerWeek } from './week.service.ts'

const downloads = { name: 'report', max: 30, windowSeconds: 3600 }
/** Projects in a report, latest change first. */
const maxProjects = 12

const columns = {
  id: true,
  createdAt: true,
  ageAtSignup: true,
  xp: true,
  level: true,
  streakDays: true,
  streakLongest: true,
  streakFreezes: true,
  streakLastDay: true,
  persona: { select: { name: true } },
  ...zoneColumns,
  user: { select: { firstName: true, timeZone: true, isDemo: true } },
  projects: {
    where: { deletedAt: null },
    select: { title: true, status: true },
    orderBy: [{ statusAt: 'desc' }, { id: 'desc' }],
    take: maxProjects,
  },
} as const satisfies Prisma.LearnerSelect

type Reported = Prisma.LearnerGetPayload<{ select: typeof columns }>

export type WeekReportOf = { firstName: string; isDemo: boolean; week: LearnerWeek; report: PrintedReport }

/**
 * Returns the weekly report of a child for its parent, or of the learner for themselves.
 *
 * @throws NotFoundError for a child that is not theirs, and for staff
 */
export async function reportOn(context: ReadContext, childId: string | null, asked: string | null): Promise<WeekReportOf> {
  const id = await reportedLearnerId(context, childId)
  const learner = await context.db.learner.findUnique({ where: { id }, select: columns })
  if (!learner) throw new NotFoundError('child')
  const [summary, week, courses] = await Promise.all([
    summaryOf(context, learner.id),
    learnerWeek(context, learner, asked),
    courseTally(context, learner.id),
  ])
  const report = reportOf(learner, { summary, week, courses, now: context.clock() })
  const { firstName, isDemo } = learner.user
  return { firstName, isDemo, week, report }
}

/**
 * Returns the learner whose week the viewer may read. Called before the request is counted, so that unauthorized
 * requests do not use up a limit.
 *
 * @throws NotFoundError for a child that is not theirs, and for staff
 */
export async function reportedLearnerId(context: ReadContext, childId: string | null): Promise<string> {
  const id = await familyLearnerId(context, childId)
  if (!id) throw new NotFoundError('child')
  return id
}

/**
 * Returns the weekly report as a PDF.
 *
 * @throws NotFoundError, RateLimitedError
 */
export async function printReport(context: Context, childId: string | null, asked: string | null): Promise<Uint8Array> {
  const id = await reportedLearnerId(context, childId)
  await countRequest(context, downloads, reportSubject(context))
  const { report } = await reportOn(context, id, asked)
  // pdfkit takes long to load, and most processes never need it.
  const { renderReport } = await import('../../../adapters/pdf/report.ts')
  return renderReport(report)
}

/** Returns the subject for rate limits on reports. Shared demo accounts are limited per network. */
export function reportSubject({ viewer, ip }: Context): string {
  return rateLimitSubject({ ip }, { id: viewer?.userId ?? '', isDemo: viewer?.isDemo ?? false })
}

type Known = { summary: Summary; week: LearnerWeek; courses: { completed: number; total: number }; now: Date }

function reportOf(learner: Reported, { summary, week, courses, now }: Known): PrintedReport {
  const { firstName, timeZone } = learner.user
  const age = ageOn(learner.ageAtSignup, learner.createdAt, now)
  return {
    title: `${firstName}’s week`,
    week: formatWeek(week.monday),
    about: [`${age} years old`, learner.persona ? `${learner.persona.name} path` : ''].filter(Boolean).join(', '),
    madeAt: now,
    figures: [
      { label: 'Total learning', value: formatHours(summary.minutes) },
      { label: 'Average session', value: `${averageMinutes(summary)} min` },
      { label: 'Day streak', value: String(streakOn(storedStreak(learner), learnerDay(now, zoneOf(learner)))) },
      { label: `Level ${learner.level}`, value: `${learner.xp.toLocaleString('en-GB')} XP` },
      { label: 'Courses completed', value: `${courses.completed} of ${courses.total}` },
      { label: 'Projects created', value: String(summary.projects) },
      { label: 'Lessons this week', value: String(week.lessons.length) },
      { label: 'New achievements', value: String(week.achievements.length) },
    ],
    days: week.days.map(({ day, minutes, interactions }) => ({
      label: weekday(day, 'short'),
      name: weekday(day, 'long'),
      minutes,
      prompts: interactions,
    })),
    fullBar: fullBarMinutes,
    weekInWords: daysInWords(week),
    highlights: week.highlights.map(({ text }) => text),
    growth: week.growth.map(({ text, tip }) => ({ text, tip })),
    safety: safetyOf(summary),
    lessons: week.lessons.map(({ day, title }) => ({ day: weekday(day, 'long'), title })),
    experiments: week.experiments.map(({ day, report }) => ({ day: weekday(day, 'long'), report })),
    projects: learner.projects.map(({ title, status }) => ({ title, status: statusNames[status] })),
    note: `Made on ${longDay(now, timeZone)} from activity in the academy. We count minutes while a page is on screen. A session is a day with learning. Prompts are not printed here. They are in the portal, where ${firstName} sees the same as you.`,
  }
}

function safetyOf({ safety }: Summary): PrintedReport['safety'] {
  const { score, prompts, parts } = safety
  const lines = parts.map(
    ({ part, count, points }) => `${safetyWeights[part].title}: ${count} of ${prompts} prompts, ${points} points.`,
  )
  const none = prompts === 0 ? 'No prompts were sent.' : 'Nothing lowered the score.'
  const shown = scoreToShow(safety)
  return {
    score: shown,
    words: shown === null ? noScoreText(prompts) : safetyBandTexts[safetyBand(score)],
    lines: [
      `Prompts in the last ${safetyDays} days: ${prompts}.`,
      ...(parts.length > 0 ? lines : [none]),
      'The formula is in the portal. Asking for help never lowers the score.',
      scoreMeaning,
    ],
  }
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Returns the minutes of each day with learning, in one sentence. */
export function daysInWords({ days }: Pick<LearnerWeek, 'days'>): string {
  const active = activeDays(days)
  if (active.length === 0) return 'No learning time this week.'
  const total = active.reduce((sum, { minutes }) => sum + minutes, 0)
  if (active.length === 1) return `${formatMinutes(total)}, all on ${weekday(active[0]?.day ?? '', 'long')}.`
  const each = active.map(({ day, minutes }) => `${minutes} on ${weekday(day, 'long')}`)
  return `${formatMinutes(total)} in total: ${list.format(each)}.`
}

function longDay(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}
