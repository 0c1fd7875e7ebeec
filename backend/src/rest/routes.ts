import type { FastifyRequest } from 'fastify'
import { type Answer, fromResult, type RestData, requireFamily, requireViewer } from './answers.ts'
import {
  achievementBody,
  asObject,
  childOf,
  childrenBody,
  dashboardBody,
  labVariables,
  nodesOf,
  portalBody,
  savedBody,
  showcaseBody,
  userBody,
  withAgeAsText,
} from './bodies.ts'

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
      return { status: 200, body: userBody(requireViewer(data)) }
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
    answer: (data) => ({ status: 200, body: dashboardBody(requireViewer(data)) }),
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
    answer: (data) => ({ status: 200, body: nodesOf(requireViewer(data)['learner']?.projects) }),
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
    answer: (data) => ({ status: 200, body: nodesOf(requireViewer(data)['learner']?.interactions) }),
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
    answer: (data) => ({ status: 200, body: requireFamily(data) && portalBody(data['familyLearner']) }),
  },
  {
    method: 'GET',
    path: '/api/parent/notifications',
    operation: 'parent-notifications',
    answer: (data) => ({ status: 200, body: requireFamily(data)['notifications'] }),
  },
  {
    method: 'GET',
    path: '/api/parent/children',
    operation: 'parent-children',
    answer: (data) => ({ status: 200, body: childrenBody(requireFamily(data)) }),
  },
  {
    method: 'POST',
    path: '/api/parent-guide/signup',
    operation: 'request-parent-guide',
    variables: ({ body }) => ({ input: withAgeAsText(body) }),
    answer: (data) => fromResult(data, 201, () => ({ message: 'The guide is on its way. Check your email.' })),
  },
  {
    method: 'POST',
    path: '/api/newsletter/signup',
    operation: 'subscribe-to-newsletter',
    variables: ({ body }) => ({ input: asObject(body) }),
    answer: (data) => fromResult(data, 201, () => ({ message: 'We’ve emailed you a link. Confirm there to join the list.' })),
  },
  {
    method: 'GET',
    path: '/api/landing/enrollments',
    operation: 'recent-enrollments',
    answer: (data) => ({ status: 200, body: data['recentEnrollments'] }),
  },
  {
    method: 'GET',
    path: '/api/landing/counts',
    operation: 'academy-counts',
    answer: (data) => ({ status: 200, body: data['academyCounts'] }),
  },
]
