import type { FastifyRequest } from 'fastify'
import { type Answer, expectFamily, expectViewer, fromResult, type RestData, RestError } from './answers.ts'

/** One documented path: the operation it runs, how the request maps to variables, and which data becomes the body. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Name of a file in `operations/`. */
  operation: string
  variables?: (request: FastifyRequest) => Record<string, unknown>
  answer: (data: RestData, request: FastifyRequest) => Answer
}

/** The documented paths, in the order of schema/openapi.yaml. */
export const routes: Route[] = [
  {
    method: 'GET',
    path: '/api/auth/user',
    operation: 'current-user',
    answer: (data, { headers }) => {
      if (!data['viewer'] && headers['x-session'] === 'optional') return { status: 200, body: null }
      return { status: 200, body: userBody(expectViewer(data)) }
    },
  },
  { method: 'POST', path: '/api/auth/logout', operation: 'sign-out', answer: () => ({ status: 204 }) },
  {
    method: 'POST',
    path: '/api/signup',
    operation: 'sign-up',
    variables: (request) => ({ input: request.body ?? {}, requestKey: request.headers['idempotency-key'] ?? null }),
    answer: (data) => fromResult(data, 201, (result) => userBody(result['user'])),
  },
  {
    method: 'GET',
    path: '/api/dashboard',
    operation: 'dashboard',
    answer: (data) => ({ status: 200, body: dashboardBody(expectViewer(data)) }),
  },
  { method: 'GET', path: '/api/courses', operation: 'courses', answer: (data) => ({ status: 200, body: data['courses'] }) },
  {
    method: 'GET',
    path: '/api/courses/progress',
    operation: 'course-progress',
    answer: (data) => ({ status: 200, body: data['courses'] }),
  },
  {
    method: 'GET',
    path: '/api/achievements',
    operation: 'achievements',
    answer: (data) => ({ status: 200, body: data['achievements'].map(achievementBody) }),
  },
  {
    method: 'GET',
    path: '/api/projects',
    operation: 'projects',
    answer: (data) => ({ status: 200, body: nodesOf(expectViewer(data)['learner']?.projects) }),
  },
  {
    method: 'POST',
    path: '/api/projects',
    operation: 'create-project',
    variables: ({ body, headers }) => ({ input: body ?? {}, requestKey: headers['idempotency-key'] ?? null }),
    answer: (data) => fromResult(data, 201, (project) => project),
  },
  {
    method: 'GET',
    path: '/api/projects/showcase',
    operation: 'showcase',
    answer: ({ showcase }) => ({ status: 200, body: showcaseBody(showcase) }),
  },
  {
    method: 'PUT',
    path: '/api/projects/:id',
    operation: 'update-project',
    variables: ({ body, params }) => ({ id: (params as { id: string }).id, input: body ?? {} }),
    answer: (data) => fromResult(data, 200, (project) => project),
  },
  {
    method: 'GET',
    path: '/api/ai-playground/history',
    operation: 'lab-history',
    answer: (data) => ({ status: 200, body: nodesOf(expectViewer(data)['learner']?.interactions) }),
  },
  {
    method: 'POST',
    path: '/api/ai-interact',
    operation: 'ask-coach',
    variables: labVariables,
    answer: (data) => fromResult(data, 200, (answer) => answer),
  },
  {
    method: 'POST',
    path: '/api/ai-playground/interact',
    operation: 'save-interaction',
    variables: labVariables,
    answer: (data) => fromResult(data, 201, savedBody),
  },
  {
    method: 'GET',
    path: '/api/ai-news',
    operation: 'ai-news',
    answer: (data) => ({ status: 200, body: nodesOf(data['newsItems']) }),
  },
  {
    method: 'GET',
    path: '/api/ai-news/breaking',
    operation: 'ai-news-breaking',
    answer: (data) => ({ status: 200, body: data['breakingNews'] }),
  },
  {
    method: 'GET',
    path: '/api/ai-news/stats',
    operation: 'ai-news-stats',
    answer: (data) => ({ status: 200, body: data['newsStats'] }),
  },
  {
    method: 'GET',
    path: '/api/parent/dashboard',
    operation: 'parent-dashboard',
    variables: ({ query }) => ({ child: childOf(query) }),
    answer: (data) => ({ status: 200, body: expectFamily(data) && portalBody(data['familyLearner']) }),
  },
  {
    method: 'GET',
    path: '/api/parent/notifications',
    operation: 'parent-notifications',
    answer: (data) => ({ status: 200, body: expectFamily(data)['notifications'] }),
  },
  {
    method: 'GET',
    path: '/api/parent/children',
    operation: 'parent-children',
    answer: (data) => ({ status: 200, body: childrenBody(expectFamily(data)) }),
  },
  {
    method: 'POST',
    path: '/api/parent-guide/signup',
    operation: 'request-parent-guide',
    variables: ({ body }) => ({ input: withAgeAsText(body) }),
    answer: (data) => fromResult(data, 201, () => ({ message: 'The guide is on its way. Look into your mail.' })),
  },
  {
    method: 'POST',
    path: '/api/newsletter/signup',
    operation: 'subscribe-to-newsletter',
    variables: ({ body }) => ({ input: asObject(body) }),
    answer: (data) =>
      fromResult(data, 201, () => ({ message: 'We mailed you a question. Say yes there, and you are on the list.' })),
  },
  {
    method: 'GET',
    path: '/api/landing/enrollments',
    operation: 'recent-enrollments',
    answer: (data) => ({ status: 200, body: data['recentEnrollments'] }),
  },
]

function achievementBody({ earnedAt, ...achievement }: RestData): RestData {
  return { ...achievement, unlocked: earnedAt !== null }
}

function nodesOf(connection: RestData | undefined): RestData[] {
  return (connection?.['edges'] ?? []).map((edge: RestData) => edge['node'])
}

function showcaseBody({ daysLeft, projects }: RestData): RestData[] {
  if (daysLeft > 0) {
    throw new RestError('SHOWCASE_LOCKED', `The showcase opens for you in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`)
  }
  return projects.map((project: RestData) => ({ ...project, status: 'completed' }))
}

/** The server determines the user and the answer, so `userId` and `response` of the body are ignored. */
function labVariables({ body, headers }: FastifyRequest): Record<string, unknown> {
  const { toolType, prompt } = asObject(body)
  return { input: { toolType, prompt }, requestKey: headers['idempotency-key'] ?? null }
}

/** A blocked prompt is stored for review and returned as refused. A crisis, or a prompt whose answer was stopped, is not. */
function savedBody({ isCrisis, reasons, ...saved }: RestData): RestData {
  if (saved['safetyLevel'] === 'danger' && !isCrisis && !reasons.includes('unsafeAnswer'))
    throw new RestError('PROMPT_BLOCKED', saved['response'])
  return saved
}

/** A repeated parameter counts as missing. */
function childOf(query: unknown): string | null {
  const { child } = asObject(query)
  return child === undefined ? null : String(child)
}

/** A learner sees their own portal as the only child. */
function childrenBody({ children, learner }: RestData): RestData[] {
  const shown: RestData[] = learner ? [learner] : children
  return shown.map(({ selectedPersona, ...child }) => ({ ...child, selectedPersona: selectedPersona?.id ?? null }))
}

/** Returns the parent's view of one child, with the names of the specification (section 3). */
function portalBody(learner: RestData | null): RestData {
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

function asObject(body: unknown): Record<string, unknown> {
  return body && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
}

/** Forms send the child's age as text, programs as a number. */
function withAgeAsText(body: unknown): unknown {
  const form = asObject(body)
  return typeof form['childAge'] === 'number' ? { ...form, childAge: String(form['childAge']) } : form
}

function userBody({ learner, ...user }: RestData): RestData {
  return {
    ...user,
    xp: learner?.xp ?? 0,
    level: learner?.level ?? 1,
    streak: learner?.streak ?? 0,
    selectedPersona: learner?.selectedPersona?.id ?? null,
    consent: learner?.consent ?? null,
  }
}

function dashboardBody({ firstName, learner }: RestData): RestData {
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
