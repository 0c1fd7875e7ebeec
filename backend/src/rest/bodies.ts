import type { FastifyRequest } from 'fastify'
import { type RestData, RestError } from './answers.ts'

// How requests become variables, and data becomes the bodies of the documented paths.

export function achievementBody({ earnedAt, ...achievement }: RestData): RestData {
  return { ...achievement, unlocked: earnedAt !== null }
}

export function nodesOf(connection: RestData | undefined): RestData[] {
  return (connection?.['edges'] ?? []).map((edge: RestData) => edge['node'])
}

export function showcaseBody({ daysLeft, projects }: RestData): RestData[] {
  if (daysLeft > 0) {
    throw new RestError('SHOWCASE_LOCKED', `The showcase opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`)
  }
  return projects.map((project: RestData) => ({ ...project, status: 'completed' }))
}

/** The server determines the user and the answer, so `userId` and `response` of the body are ignored. */
export function labVariables({ body, headers }: FastifyRequest): Record<string, unknown> {
  const { toolType, prompt, byCoach, firstAnswerId } = asObject(body)
  return { input: { toolType, prompt, byCoach, firstAnswerId }, requestKey: headers['idempotency-key'] ?? null }
}

/**
 * A blocked prompt is stored for review and returned as refused, with the headline of its response. A crisis, or a prompt whose answer was
 * stopped, is not.
 */
export function savedBody({ isCrisis, reasons, ...saved }: RestData): RestData {
  if (saved['safetyLevel'] === 'danger' && !isCrisis && !reasons.includes('unsafeAnswer'))
    throw new RestError('PROMPT_BLOCKED', saved['response'].split('\n', 1)[0])
  return saved
}

/** A repeated parameter counts as missing. */
export function childOf(query: unknown): string | null {
  const { child } = asObject(query)
  return child === undefined ? null : String(child)
}

/** A learner sees their own portal as the only child. */
export function childrenBody({ children, learner }: RestData): RestData[] {
  const shown: RestData[] = learner ? [learner] : children
  return shown.map(({ selectedPersona, ...child }) => ({ ...child, selectedPersona: selectedPersona?.id ?? null }))
}

/** Returns the parent's view of one child, with the names of the specification (section 3). */
export function portalBody(learner: RestData | null): RestData {
  if (!learner) throw new RestError('NOT_FOUND', 'There is no such child.')
  const { id, firstName: name, age, level, xp, streak, summary, week } = learner
  const { totalMinutes, averageMinutes, safety, ...figures } = summary
  return {
    ...{ id, name, age, level, xp, streak, ...figures },
    totalSessionTime: totalMinutes,
    averageSessionLength: averageMinutes,
    safetyScore: safety.score,
    weeklyActivity: week.days,
    highlights: week.highlights.map(({ text }: RestData) => text),
    areasForGrowth: week.growth.map(({ text }: RestData) => text),
    projects: nodesOf(learner['projects']),
    aiInteractions: nodesOf(learner['sharedInteractions']).map(({ toolType, createdAt, safetyLevel, ...interaction }) => ({
      ...interaction,
      tool: toolType,
      timestamp: createdAt,
      flagged: safetyLevel !== 'safe',
    })),
  }
}

export function asObject(body: unknown): Record<string, unknown> {
  return body && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
}

/** Forms send the child's age as text, programs as a number. */
export function withAgeAsText(body: unknown): unknown {
  const form = asObject(body)
  return typeof form['childAge'] === 'number' ? { ...form, childAge: String(form['childAge']) } : form
}

export function userBody({ learner, ...user }: RestData): RestData {
  return {
    ...user,
    xp: learner?.xp ?? 0,
    level: learner?.level ?? 1,
    streak: learner?.streak ?? 0,
    selectedPersona: learner?.selectedPersona?.id ?? null,
    consent: learner?.consent ?? null,
  }
}

export function dashboardBody({ firstName, learner }: RestData): RestData {
  return {
    user: { firstName, xp: learner?.xp ?? 0, level: learner?.level ?? 1, streak: learner?.streak ?? 0 },
    completedLessons: learner?.completedLessons ?? 0,
    totalLessons: learner?.totalLessons ?? 0,
    recentAchievements: (learner?.recentAchievements ?? []).map(({ earnedAt, achievement }: RestData) => ({
      ...achievement,
      earnedAt,
    })),
  }
}
